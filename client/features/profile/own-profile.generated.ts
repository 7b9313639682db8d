/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { me: { email: string, imageUrl: string | null, allowsPublicAvatar: boolean, hiddenFromLeaderboard: boolean, userType: Types.UserType, isContilinkUser: boolean | null, openSessions: number | null, points: number, id: string, name: string, phone: string | null, location: string | null, country: string | null, state: string | null, updatedAt: string, progress: { pro: { done: number, required: number, userType: Types.UserType } }, certificates: { totalCount: number }, account: { id: string, name: string, number: string } | null }, ownLeaderboardPlace: { place: number } | null };


export const OwnProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"allowsPublicAvatar"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFromLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"isContilinkUser"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownLeaderboardPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OwnProfileQuery, OwnProfileQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOwnProfileQuery(
  ...[options]: Optional<OwnProfileQueryVariables, Apollo.useQuery.Options<OwnProfileQuery, OwnProfileQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnProfileQuery, OwnProfileQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnProfileDocument, options as Apollo.useQuery.Options<OwnProfileQuery, OwnProfileQueryVariables>);
}
export function useOwnProfileLazyQuery(options?: Apollo.useLazyQuery.Options<OwnProfileQuery, OwnProfileQueryVariables>) {
  return Apollo.useLazyQuery<OwnProfileQuery, OwnProfileQueryVariables>(OwnProfileDocument, options);
}
export function useOwnProfileSuspenseQuery(
  ...[options]: Optional<OwnProfileQueryVariables, Apollo.useSuspenseQuery.Options<OwnProfileQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnProfileQuery, OwnProfileQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnProfileDocument, options as Apollo.useSuspenseQuery.Options<OwnProfileQueryVariables>);
}