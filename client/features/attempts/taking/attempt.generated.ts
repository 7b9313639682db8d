/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnswerStateFragment = { revision: number, optionIds: Array<string>, text: string | null };

export type TakenQuestionFragment = { id: string, position: number, kind: Types.QuestionKind, text: string, imageUrl: string | null, imageAlt: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null };

export type TakenAttemptQueryVariables = Exact<{
  id: string;
}>;


export type TakenAttemptQuery = { attempt: { id: string, deadlineAt: string | null, serverTime: string, closed: boolean, module: { id: string, name: string }, questions: Array<{ id: string, position: number, kind: Types.QuestionKind, text: string, imageUrl: string | null, imageAlt: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null }> } | null };

export type SaveAnswerMutationVariables = Exact<{
  input: Types.SaveAnswerInput;
}>;


export type SaveAnswerMutation = { saveAnswer: { questionId: string, superseded: boolean, serverTime: string, deadlineAt: string | null, answer: { revision: number, optionIds: Array<string>, text: string | null } } };

export type SubmitTestMutationVariables = Exact<{
  input: Types.SubmitTestInput;
}>;


export type SubmitTestMutation = { submitTest: { result: { id: string, status: Types.ResultStatus } } };

export const AnswerStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<AnswerStateFragment, unknown>;
export const TakenQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<TakenQuestionFragment, unknown>;
export const TakenAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakenAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]} as unknown as DocumentNode<TakenAttemptQuery, TakenAttemptQueryVariables>;
export const SaveAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"superseded"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const SubmitTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitTestMutation, SubmitTestMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useTakenAttemptQuery(
  ...[options]: Optional<TakenAttemptQueryVariables, Apollo.useQuery.Options<TakenAttemptQuery, TakenAttemptQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TakenAttemptQuery, TakenAttemptQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TakenAttemptDocument, options as Apollo.useQuery.Options<TakenAttemptQuery, TakenAttemptQueryVariables>);
}
export function useTakenAttemptLazyQuery(options?: Apollo.useLazyQuery.Options<TakenAttemptQuery, TakenAttemptQueryVariables>) {
  return Apollo.useLazyQuery<TakenAttemptQuery, TakenAttemptQueryVariables>(TakenAttemptDocument, options);
}
export function useTakenAttemptSuspenseQuery(
  ...[options]: Optional<TakenAttemptQueryVariables, Apollo.useSuspenseQuery.Options<TakenAttemptQueryVariables>>
): Apollo.useSuspenseQuery.Result<TakenAttemptQuery, TakenAttemptQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TakenAttemptDocument, options as Apollo.useSuspenseQuery.Options<TakenAttemptQueryVariables>);
}

export function useSaveAnswerMutation(options?: Apollo.useMutation.Options<SaveAnswerMutation, SaveAnswerMutationVariables>) {
  return Apollo.useMutation<SaveAnswerMutation, SaveAnswerMutationVariables>(SaveAnswerDocument, options);
}

export function useSubmitTestMutation(options?: Apollo.useMutation.Options<SubmitTestMutation, SubmitTestMutationVariables>) {
  return Apollo.useMutation<SubmitTestMutation, SubmitTestMutationVariables>(SubmitTestDocument, options);
}