/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PreviewedTestQueryVariables = Exact<{
  moduleId: string;
}>;


export type PreviewedTestQuery = { adminModule: { id: string, test: { id: string, enabledQuestionCount: number } | null } | null };

export type TestPreviewQueryVariables = Exact<{
  testId: string;
}>;


export type TestPreviewQuery = { testPreview: { testId: string, timeLimitSeconds: number | null, passMark: number, questions: Array<{ id: string, position: number, kind: Types.QuestionKind, text: string, imageUrl: string | null, imageAlt: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null }> } | null };

export type PreviewMarkFieldsFragment = { score: number, passed: boolean, correctCount: number, questionCount: number, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, isPartlyCorrect: boolean, correctName: string | null, feedback: string | null, explanation: string | null }> };

export type MarkTestPreviewMutationVariables = Exact<{
  input: Types.MarkTestPreviewInput;
}>;


export type MarkTestPreviewMutation = { markTestPreview: { mark: { score: number, passed: boolean, correctCount: number, questionCount: number, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, isPartlyCorrect: boolean, correctName: string | null, feedback: string | null, explanation: string | null }> } } };

export const PreviewMarkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewMarkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"isPartlyCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<PreviewMarkFieldsFragment, unknown>;
export const PreviewedTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewedTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabledQuestionCount"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewedTestQuery, PreviewedTestQueryVariables>;
export const TestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]} as unknown as DocumentNode<TestPreviewQuery, TestPreviewQueryVariables>;
export const MarkTestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkTestPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markTestPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewMarkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewMarkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"isPartlyCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<MarkTestPreviewMutation, MarkTestPreviewMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function usePreviewedTestQuery(
  ...[options]: Optional<PreviewedTestQueryVariables, Apollo.useQuery.Options<PreviewedTestQuery, PreviewedTestQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PreviewedTestQuery, PreviewedTestQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PreviewedTestDocument, options as Apollo.useQuery.Options<PreviewedTestQuery, PreviewedTestQueryVariables>);
}
export function usePreviewedTestLazyQuery(options?: Apollo.useLazyQuery.Options<PreviewedTestQuery, PreviewedTestQueryVariables>) {
  return Apollo.useLazyQuery<PreviewedTestQuery, PreviewedTestQueryVariables>(PreviewedTestDocument, options);
}
export function usePreviewedTestSuspenseQuery(
  ...[options]: Optional<PreviewedTestQueryVariables, Apollo.useSuspenseQuery.Options<PreviewedTestQueryVariables>>
): Apollo.useSuspenseQuery.Result<PreviewedTestQuery, PreviewedTestQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PreviewedTestDocument, options as Apollo.useSuspenseQuery.Options<PreviewedTestQueryVariables>);
}

export function useTestPreviewQuery(
  ...[options]: Optional<TestPreviewQueryVariables, Apollo.useQuery.Options<TestPreviewQuery, TestPreviewQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TestPreviewQuery, TestPreviewQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TestPreviewDocument, options as Apollo.useQuery.Options<TestPreviewQuery, TestPreviewQueryVariables>);
}
export function useTestPreviewLazyQuery(options?: Apollo.useLazyQuery.Options<TestPreviewQuery, TestPreviewQueryVariables>) {
  return Apollo.useLazyQuery<TestPreviewQuery, TestPreviewQueryVariables>(TestPreviewDocument, options);
}
export function useTestPreviewSuspenseQuery(
  ...[options]: Optional<TestPreviewQueryVariables, Apollo.useSuspenseQuery.Options<TestPreviewQueryVariables>>
): Apollo.useSuspenseQuery.Result<TestPreviewQuery, TestPreviewQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TestPreviewDocument, options as Apollo.useSuspenseQuery.Options<TestPreviewQueryVariables>);
}

export function useMarkTestPreviewMutation(options?: Apollo.useMutation.Options<MarkTestPreviewMutation, MarkTestPreviewMutationVariables>) {
  return Apollo.useMutation<MarkTestPreviewMutation, MarkTestPreviewMutationVariables>(MarkTestPreviewDocument, options);
}