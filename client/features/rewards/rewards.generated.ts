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

export type TestsToEarnQueryVariables = Exact<{ [key: string]: never; }>;


export type TestsToEarnQuery = { modules: { nodes: Array<{ id: string, name: string, myTest: { pointsToEarn: number } }> } };

export const RewardCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<RewardCardFragment, unknown>;
export const RewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<RewardsQuery, RewardsQueryVariables>;
export const TestsToEarnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestsToEarn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"in_progress"},{"kind":"EnumValue","value":"not_started"},{"kind":"EnumValue","value":"failed"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointsToEarn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TestsToEarnQuery, TestsToEarnQueryVariables>;

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

export function useTestsToEarnQuery(
  ...[options]: Optional<TestsToEarnQueryVariables, Apollo.useQuery.Options<TestsToEarnQuery, TestsToEarnQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TestsToEarnQuery, TestsToEarnQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TestsToEarnDocument, options as Apollo.useQuery.Options<TestsToEarnQuery, TestsToEarnQueryVariables>);
}
export function useTestsToEarnLazyQuery(options?: Apollo.useLazyQuery.Options<TestsToEarnQuery, TestsToEarnQueryVariables>) {
  return Apollo.useLazyQuery<TestsToEarnQuery, TestsToEarnQueryVariables>(TestsToEarnDocument, options);
}
export function useTestsToEarnSuspenseQuery(
  ...[options]: Optional<TestsToEarnQueryVariables, Apollo.useSuspenseQuery.Options<TestsToEarnQueryVariables>>
): Apollo.useSuspenseQuery.Result<TestsToEarnQuery, TestsToEarnQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TestsToEarnDocument, options as Apollo.useSuspenseQuery.Options<TestsToEarnQueryVariables>);
}