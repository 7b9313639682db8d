/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTestsQuery = { modules: { nodes: Array<{ id: string, name: string, test: { id: string, category: Types.TestCategory, estimatedMinutes: number } | null, myTest: { status: Types.TestStatus, answered: number, pointsToEarn: number, nextPosition: number | null, lastScore: number | null, attemptsLeft: number | null, passedBeforeAt: string | null, openSince: string | null, access: { open: boolean, reason: Types.TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } }> } };


export const OpenTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"not_started"},{"kind":"EnumValue","value":"in_progress"},{"kind":"EnumValue","value":"failed"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"pointsToEarn"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"attemptsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passedBeforeAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSince"}}]}}]} as unknown as DocumentNode<OpenTestsQuery, OpenTestsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOpenTestsQuery(
  ...[options]: Optional<OpenTestsQueryVariables, Apollo.useQuery.Options<OpenTestsQuery, OpenTestsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OpenTestsQuery, OpenTestsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OpenTestsDocument, options as Apollo.useQuery.Options<OpenTestsQuery, OpenTestsQueryVariables>);
}
export function useOpenTestsLazyQuery(options?: Apollo.useLazyQuery.Options<OpenTestsQuery, OpenTestsQueryVariables>) {
  return Apollo.useLazyQuery<OpenTestsQuery, OpenTestsQueryVariables>(OpenTestsDocument, options);
}
export function useOpenTestsSuspenseQuery(
  ...[options]: Optional<OpenTestsQueryVariables, Apollo.useSuspenseQuery.Options<OpenTestsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OpenTestsQuery, OpenTestsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OpenTestsDocument, options as Apollo.useSuspenseQuery.Options<OpenTestsQueryVariables>);
}