/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BesidePointsQueryVariables = Exact<{ [key: string]: never; }>;


export type BesidePointsQuery = { me: { id: string, points: number }, nextReward: { missing: number, reward: { id: string, name: string, price: number, left: number, picture: { smUrl: string, lgUrl: string, width: number, height: number } } } | null };


export const BesidePointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BesidePoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<BesidePointsQuery, BesidePointsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useBesidePointsQuery(
  ...[options]: Optional<BesidePointsQueryVariables, Apollo.useQuery.Options<BesidePointsQuery, BesidePointsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<BesidePointsQuery, BesidePointsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(BesidePointsDocument, options as Apollo.useQuery.Options<BesidePointsQuery, BesidePointsQueryVariables>);
}
export function useBesidePointsLazyQuery(options?: Apollo.useLazyQuery.Options<BesidePointsQuery, BesidePointsQueryVariables>) {
  return Apollo.useLazyQuery<BesidePointsQuery, BesidePointsQueryVariables>(BesidePointsDocument, options);
}
export function useBesidePointsSuspenseQuery(
  ...[options]: Optional<BesidePointsQueryVariables, Apollo.useSuspenseQuery.Options<BesidePointsQueryVariables>>
): Apollo.useSuspenseQuery.Result<BesidePointsQuery, BesidePointsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(BesidePointsDocument, options as Apollo.useSuspenseQuery.Options<BesidePointsQueryVariables>);
}