/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListedQuestionRowFragment = { id: string, text: string, moduleId: string, moduleName: string, category: Types.TestCategory, position: number, kind: Types.QuestionKind, weight: number, enabled: boolean, tags: Array<string>, createdAt: string, updatedAt: string };

export type ListedQuestionsQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Array<Types.Condition> | Types.Condition | null | undefined;
  orderBy?: Types.ListedQuestionOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListedQuestionsQuery = { listedQuestions: { totalCount: number, nodes: Array<{ id: string, text: string, moduleId: string, moduleName: string, category: Types.TestCategory, position: number, kind: Types.QuestionKind, weight: number, enabled: boolean, tags: Array<string>, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const ListedQuestionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListedQuestionRowFragment, unknown>;
export const ListedQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Condition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListedQuestionOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedQuestionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListedQuestionsQuery, ListedQuestionsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useListedQuestionsQuery(
  ...[options]: Optional<ListedQuestionsQueryVariables, Apollo.useQuery.Options<ListedQuestionsQuery, ListedQuestionsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ListedQuestionsQuery, ListedQuestionsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ListedQuestionsDocument, options as Apollo.useQuery.Options<ListedQuestionsQuery, ListedQuestionsQueryVariables>);
}
export function useListedQuestionsLazyQuery(options?: Apollo.useLazyQuery.Options<ListedQuestionsQuery, ListedQuestionsQueryVariables>) {
  return Apollo.useLazyQuery<ListedQuestionsQuery, ListedQuestionsQueryVariables>(ListedQuestionsDocument, options);
}
export function useListedQuestionsSuspenseQuery(
  ...[options]: Optional<ListedQuestionsQueryVariables, Apollo.useSuspenseQuery.Options<ListedQuestionsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ListedQuestionsQuery, ListedQuestionsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ListedQuestionsDocument, options as Apollo.useSuspenseQuery.Options<ListedQuestionsQueryVariables>);
}