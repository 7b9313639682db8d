/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlaceFragment = { place: number, name: string | null, accountName: string | null, imageUrl: string | null, points: number, isMe: boolean, isHidden: boolean };

export type LeaderboardQueryVariables = Exact<{
  filter?: Types.LeaderboardPlaceFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type LeaderboardQuery = { ownLeaderboardPlace: { place: number, name: string | null, accountName: string | null, imageUrl: string | null, points: number, isMe: boolean, isHidden: boolean } | null, leaderboard: { totalCount: number, nodes: Array<{ place: number, name: string | null, accountName: string | null, imageUrl: string | null, points: number, isMe: boolean, isHidden: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LeaderboardOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaderboardOwnerQuery = { me: { id: string, hiddenFromLeaderboard: boolean, account: { id: string, name: string } | null } };

export const PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<PlaceFragment, unknown>;
export const LeaderboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leaderboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardPlaceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownLeaderboardPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<LeaderboardQuery, LeaderboardQueryVariables>;
export const LeaderboardOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeaderboardOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFromLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useLeaderboardQuery(
  ...[options]: Optional<LeaderboardQueryVariables, Apollo.useQuery.Options<LeaderboardQuery, LeaderboardQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<LeaderboardQuery, LeaderboardQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(LeaderboardDocument, options as Apollo.useQuery.Options<LeaderboardQuery, LeaderboardQueryVariables>);
}
export function useLeaderboardLazyQuery(options?: Apollo.useLazyQuery.Options<LeaderboardQuery, LeaderboardQueryVariables>) {
  return Apollo.useLazyQuery<LeaderboardQuery, LeaderboardQueryVariables>(LeaderboardDocument, options);
}
export function useLeaderboardSuspenseQuery(
  ...[options]: Optional<LeaderboardQueryVariables, Apollo.useSuspenseQuery.Options<LeaderboardQueryVariables>>
): Apollo.useSuspenseQuery.Result<LeaderboardQuery, LeaderboardQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(LeaderboardDocument, options as Apollo.useSuspenseQuery.Options<LeaderboardQueryVariables>);
}

export function useLeaderboardOwnerQuery(
  ...[options]: Optional<LeaderboardOwnerQueryVariables, Apollo.useQuery.Options<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(LeaderboardOwnerDocument, options as Apollo.useQuery.Options<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables>);
}
export function useLeaderboardOwnerLazyQuery(options?: Apollo.useLazyQuery.Options<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables>) {
  return Apollo.useLazyQuery<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables>(LeaderboardOwnerDocument, options);
}
export function useLeaderboardOwnerSuspenseQuery(
  ...[options]: Optional<LeaderboardOwnerQueryVariables, Apollo.useSuspenseQuery.Options<LeaderboardOwnerQueryVariables>>
): Apollo.useSuspenseQuery.Result<LeaderboardOwnerQuery, LeaderboardOwnerQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(LeaderboardOwnerDocument, options as Apollo.useSuspenseQuery.Options<LeaderboardOwnerQueryVariables>);
}