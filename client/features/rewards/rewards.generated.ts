/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RewardCardFragment = { id: string, name: string, price: number, left: number, picture: { smUrl: string, lgUrl: string, width: number, height: number } };

export type RewardsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RewardsQuery = { me: { id: string, points: number }, rewards: { nodes: Array<{ id: string, name: string, price: number, left: number, picture: { smUrl: string, lgUrl: string, width: number, height: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const RewardCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<RewardCardFragment, unknown>;
export const RewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<RewardsQuery, RewardsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useRewardsQuery(
  ...[options]: Optional<RewardsQueryVariables, Apollo.useQuery.Options<RewardsQuery, RewardsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<RewardsQuery, RewardsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(RewardsDocument, options as Apollo.useQuery.Options<RewardsQuery, RewardsQueryVariables>);
}
export function useRewardsLazyQuery(options?: Apollo.useLazyQuery.Options<RewardsQuery, RewardsQueryVariables>) {
  return Apollo.useLazyQuery<RewardsQuery, RewardsQueryVariables>(RewardsDocument, options);
}
export function useRewardsSuspenseQuery(
  ...[options]: Optional<RewardsQueryVariables, Apollo.useSuspenseQuery.Options<RewardsQueryVariables>>
): Apollo.useSuspenseQuery.Result<RewardsQuery, RewardsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(RewardsDocument, options as Apollo.useSuspenseQuery.Options<RewardsQueryVariables>);
}