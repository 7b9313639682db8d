import type { ApolloCache } from '@apollo/client';
import type { UploadedImage } from '#client/features/uploads/index';
import { callRest, withAccess } from '#client/platform/requests/rest';
import { mergeProfile } from './merge-profile';
import type { WholeProfile } from './whole-profile';

/**
 * Reads the signed-in person's own profile and merges it into the cache. Its field `updatedAt` lets the server detect
 * conflicting changes.
 */
export async function readProfile(cache: ApolloCache): Promise<WholeProfile> {
  const { data } = await withAccess((token) =>
    callRest<{ data: WholeProfile }>('/api/auth/profile', { token }),
  );
  mergeProfile(cache, data);
  return data;
}

/** Sends the whole profile with the image and its visibility. A null image removes it. */
export async function saveAvatar(
  profile: WholeProfile,
  changes: { image: UploadedImage | WholeProfile['image']; allowsPublicAvatar: boolean },
): Promise<void> {
  const { _id: id } = profile;
  const body = { ...profile, ...changes };
  await withAccess((token) => callRest(`/api/user/${id}/update`, { method: 'POST', token, body }));
}
