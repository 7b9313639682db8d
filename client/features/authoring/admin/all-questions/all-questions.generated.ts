/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminQuestionSummaryRowFragment = { id: string, text: string, moduleId: string, moduleName: string, category: Types.TestCategory, position: number, kind: Types.QuestionKind, weight: number, enabled: boolean, tags: Array<string>, createdAt: string, updatedAt: string };

export type AdminQuestionSummariesQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Types.AdminQuestionSummaryWhere | null | undefined;
  orderBy?: Types.AdminQuestionSummaryOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminQuestionSummariesQuery = { adminQuestionSummaries: { totalCount: number, nodes: Array<{ id: string, text: string, moduleId: string, moduleName: string, category: Types.TestCategory, position: number, kind: Types.QuestionKind, weight: number, enabled: boolean, tags: Array<string>, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const AdminQuestionSummaryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestionSummaryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminQuestionSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminQuestionSummaryRowFragment, unknown>;
export const AdminQuestionSummariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuestionSummaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminQuestionSummaryWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminQuestionSummaryOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminQuestionSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuestionSummaryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuestionSummaryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminQuestionSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAdminQuestionSummariesQuery(
  ...[options]: Optional<AdminQuestionSummariesQueryVariables, Apollo.useQuery.Options<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AdminQuestionSummariesDocument, options as Apollo.useQuery.Options<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables>);
}
export function useAdminQuestionSummariesLazyQuery(options?: Apollo.useLazyQuery.Options<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables>) {
  return Apollo.useLazyQuery<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables>(AdminQuestionSummariesDocument, options);
}
export function useAdminQuestionSummariesSuspenseQuery(
  ...[options]: Optional<AdminQuestionSummariesQueryVariables, Apollo.useSuspenseQuery.Options<AdminQuestionSummariesQueryVariables>>
): Apollo.useSuspenseQuery.Result<AdminQuestionSummariesQuery, AdminQuestionSummariesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AdminQuestionSummariesDocument, options as Apollo.useSuspenseQuery.Options<AdminQuestionSummariesQueryVariables>);
}