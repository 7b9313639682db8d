import type { ApolloCache } from '@apollo/client';
import type { WholeProfile } from './whole-profile';

/** Merges a profile from a REST call into the cached signed-in person, so that open pages show it. */
export function mergeProfile(cache: ApolloCache, profile: WholeProfile): void {
  const { _id: id, image, account: _account, ...fields } = profile;
  const merged: Record<string, unknown> = { ...fields, imageUrl: image?.smUrl ?? null };
  cache.modify({
    id: cache.identify({ __typename: 'Profile', id }),
    fields: (stored: unknown, { fieldName }) => (fieldName in merged ? merged[fieldName] : stored),
  });
}
