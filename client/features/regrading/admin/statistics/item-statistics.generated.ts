/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ItemStatisticFieldsFragment = { id: string, position: number, kind: Types.QuestionKind, text: string, enabled: boolean, attempts: number, facility: number | null, discrimination: number | null, flags: Array<Types.ItemFlag> };

export type StatisticsTestQueryVariables = Exact<{
  moduleId: string;
}>;


export type StatisticsTestQuery = { adminModule: { id: string, test: { id: string, questionCount: number } | null } | null };

export type ItemStatisticsQueryVariables = Exact<{
  testId: string;
  order: Types.ItemStatisticOrderField;
  after?: string | null | undefined;
}>;


export type ItemStatisticsQuery = { itemStatistics: { nodes: Array<{ id: string, position: number, kind: Types.QuestionKind, text: string, enabled: boolean, attempts: number, facility: number | null, discrimination: number | null, flags: Array<Types.ItemFlag> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const ItemStatisticFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemStatisticFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemStatistic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}}]}}]} as unknown as DocumentNode<ItemStatisticFieldsFragment, unknown>;
export const StatisticsTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatisticsTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}}]}}]}}]}}]} as unknown as DocumentNode<StatisticsTestQuery, StatisticsTestQueryVariables>;
export const ItemStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemStatisticOrderField"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemStatisticFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemStatisticFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemStatistic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}}]}}]} as unknown as DocumentNode<ItemStatisticsQuery, ItemStatisticsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useStatisticsTestQuery(
  ...[options]: Optional<StatisticsTestQueryVariables, Apollo.useQuery.Options<StatisticsTestQuery, StatisticsTestQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<StatisticsTestQuery, StatisticsTestQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(StatisticsTestDocument, options as Apollo.useQuery.Options<StatisticsTestQuery, StatisticsTestQueryVariables>);
}
export function useStatisticsTestLazyQuery(options?: Apollo.useLazyQuery.Options<StatisticsTestQuery, StatisticsTestQueryVariables>) {
  return Apollo.useLazyQuery<StatisticsTestQuery, StatisticsTestQueryVariables>(StatisticsTestDocument, options);
}
export function useStatisticsTestSuspenseQuery(
  ...[options]: Optional<StatisticsTestQueryVariables, Apollo.useSuspenseQuery.Options<StatisticsTestQueryVariables>>
): Apollo.useSuspenseQuery.Result<StatisticsTestQuery, StatisticsTestQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(StatisticsTestDocument, options as Apollo.useSuspenseQuery.Options<StatisticsTestQueryVariables>);
}

export function useItemStatisticsQuery(
  ...[options]: Optional<ItemStatisticsQueryVariables, Apollo.useQuery.Options<ItemStatisticsQuery, ItemStatisticsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ItemStatisticsQuery, ItemStatisticsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ItemStatisticsDocument, options as Apollo.useQuery.Options<ItemStatisticsQuery, ItemStatisticsQueryVariables>);
}
export function useItemStatisticsLazyQuery(options?: Apollo.useLazyQuery.Options<ItemStatisticsQuery, ItemStatisticsQueryVariables>) {
  return Apollo.useLazyQuery<ItemStatisticsQuery, ItemStatisticsQueryVariables>(ItemStatisticsDocument, options);
}
export function useItemStatisticsSuspenseQuery(
  ...[options]: Optional<ItemStatisticsQueryVariables, Apollo.useSuspenseQuery.Options<ItemStatisticsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ItemStatisticsQuery, ItemStatisticsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ItemStatisticsDocument, options as Apollo.useSuspenseQuery.Options<ItemStatisticsQueryVariables>);
}