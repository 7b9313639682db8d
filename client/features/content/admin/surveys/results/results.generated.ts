/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SurveyResultsQueryVariables = Exact<{
  id: string;
  filter?: Types.SurveyResultsFilter | null | undefined;
}>;


export type SurveyResultsQuery = { surveyResults: { title: string, eligibleCount: number, answered: number, totalAnsweredCount: number, hidden: boolean, accountKinds: Array<Types.AccountKind>, langs: Array<Types.Language>, questions: Array<{ id: string, kind: Types.SurveyKind, text: string, answered: number, words: Array<string>, options: Array<{ id: string, text: string, count: number }> }> } | null };

export type SurveyQuestionVisibleFragment = { id: string, kind: Types.SurveyKind, text: string, answered: number, words: Array<string>, options: Array<{ id: string, text: string, count: number }> };

export const SurveyQuestionVisibleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurveyQuestionVisible"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyQuestionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SurveyQuestionVisibleFragment, unknown>;
export const SurveyResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyResultsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"surveyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"eligibleCount"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"totalAnsweredCount"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"accountKinds"}},{"kind":"Field","name":{"kind":"Name","value":"langs"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SurveyQuestionVisible"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurveyQuestionVisible"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyQuestionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SurveyResultsQuery, SurveyResultsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useSurveyResultsQuery(
  ...[options]: Optional<SurveyResultsQueryVariables, Apollo.useQuery.Options<SurveyResultsQuery, SurveyResultsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SurveyResultsQuery, SurveyResultsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SurveyResultsDocument, options as Apollo.useQuery.Options<SurveyResultsQuery, SurveyResultsQueryVariables>);
}
export function useSurveyResultsLazyQuery(options?: Apollo.useLazyQuery.Options<SurveyResultsQuery, SurveyResultsQueryVariables>) {
  return Apollo.useLazyQuery<SurveyResultsQuery, SurveyResultsQueryVariables>(SurveyResultsDocument, options);
}
export function useSurveyResultsSuspenseQuery(
  ...[options]: Optional<SurveyResultsQueryVariables, Apollo.useSuspenseQuery.Options<SurveyResultsQueryVariables>>
): Apollo.useSuspenseQuery.Result<SurveyResultsQuery, SurveyResultsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SurveyResultsDocument, options as Apollo.useSuspenseQuery.Options<SurveyResultsQueryVariables>);
}