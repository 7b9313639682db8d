/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListedSurveyFragment = { id: string, title: string, lead: string, questionCount: number, points: number | null, closesAt: string | null, open: boolean, eligible: boolean, submittedAt: string | null };

export type SurveysQueryVariables = Exact<{
  section: Types.ContentSectionKey;
}>;


export type SurveysQuery = { surveys: Array<{ id: string, title: string, lead: string, questionCount: number, points: number | null, closesAt: string | null, open: boolean, eligible: boolean, submittedAt: string | null }> };

export type TakenSurveyQuestionFragment = { id: string, kind: Types.SurveyKind, text: string, required: boolean, options: Array<{ id: string, text: string }>, answer: { optionIds: Array<string>, words: string | null, revision: number } | null };

export type TakenSurveyQueryVariables = Exact<{
  id: string;
}>;


export type TakenSurveyQuery = { me: { id: string }, survey: { id: string, title: string, lead: string, questionCount: number, points: number | null, closesAt: string | null, open: boolean, eligible: boolean, submittedAt: string | null, questions: Array<{ id: string, kind: Types.SurveyKind, text: string, required: boolean, options: Array<{ id: string, text: string }>, answer: { optionIds: Array<string>, words: string | null, revision: number } | null }> } | null };

export type SaveSurveyAnswerMutationVariables = Exact<{
  input: Types.SaveSurveyAnswerInput;
}>;


export type SaveSurveyAnswerMutation = { saveSurveyAnswer: { superseded: boolean, answer: { optionIds: Array<string>, words: string | null, revision: number } } };

export type SubmitSurveyMutationVariables = Exact<{
  input: Types.SubmitSurveyInput;
}>;


export type SubmitSurveyMutation = { submitSurvey: { survey: { id: string, submittedAt: string | null }, profile: { id: string, points: number } } };

export type SentSurveyQueryVariables = Exact<{
  id: string;
}>;


export type SentSurveyQuery = { me: { id: string, name: string, points: number }, survey: { id: string, title: string, lead: string, questionCount: number, points: number | null, closesAt: string | null, open: boolean, eligible: boolean, submittedAt: string | null, questions: Array<{ id: string, answer: { optionIds: Array<string>, words: string | null } | null }> } | null };

export const ListedSurveyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSurvey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<ListedSurveyFragment, unknown>;
export const TakenSurveyQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenSurveyQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<TakenSurveyQuestionFragment, unknown>;
export const SurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Surveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSectionKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSurvey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSurvey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<SurveysQuery, SurveysQueryVariables>;
export const TakenSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakenSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSurvey"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenSurveyQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSurvey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenSurveyQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<TakenSurveyQuery, TakenSurveyQueryVariables>;
export const SaveSurveyAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSurveyAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSurveyAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSurveyAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superseded"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSurveyAnswerMutation, SaveSurveyAnswerMutationVariables>;
export const SubmitSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitSurveyMutation, SubmitSurveyMutationVariables>;
export const SentSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSurvey"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSurvey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Survey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<SentSurveyQuery, SentSurveyQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useSurveysQuery(
  ...[options]: Optional<SurveysQueryVariables, Apollo.useQuery.Options<SurveysQuery, SurveysQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SurveysQuery, SurveysQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SurveysDocument, options as Apollo.useQuery.Options<SurveysQuery, SurveysQueryVariables>);
}
export function useSurveysLazyQuery(options?: Apollo.useLazyQuery.Options<SurveysQuery, SurveysQueryVariables>) {
  return Apollo.useLazyQuery<SurveysQuery, SurveysQueryVariables>(SurveysDocument, options);
}
export function useSurveysSuspenseQuery(
  ...[options]: Optional<SurveysQueryVariables, Apollo.useSuspenseQuery.Options<SurveysQueryVariables>>
): Apollo.useSuspenseQuery.Result<SurveysQuery, SurveysQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SurveysDocument, options as Apollo.useSuspenseQuery.Options<SurveysQueryVariables>);
}

export function useTakenSurveyQuery(
  ...[options]: Optional<TakenSurveyQueryVariables, Apollo.useQuery.Options<TakenSurveyQuery, TakenSurveyQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TakenSurveyQuery, TakenSurveyQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TakenSurveyDocument, options as Apollo.useQuery.Options<TakenSurveyQuery, TakenSurveyQueryVariables>);
}
export function useTakenSurveyLazyQuery(options?: Apollo.useLazyQuery.Options<TakenSurveyQuery, TakenSurveyQueryVariables>) {
  return Apollo.useLazyQuery<TakenSurveyQuery, TakenSurveyQueryVariables>(TakenSurveyDocument, options);
}
export function useTakenSurveySuspenseQuery(
  ...[options]: Optional<TakenSurveyQueryVariables, Apollo.useSuspenseQuery.Options<TakenSurveyQueryVariables>>
): Apollo.useSuspenseQuery.Result<TakenSurveyQuery, TakenSurveyQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TakenSurveyDocument, options as Apollo.useSuspenseQuery.Options<TakenSurveyQueryVariables>);
}

export function useSaveSurveyAnswerMutation(options?: Apollo.useMutation.Options<SaveSurveyAnswerMutation, SaveSurveyAnswerMutationVariables>) {
  return Apollo.useMutation<SaveSurveyAnswerMutation, SaveSurveyAnswerMutationVariables>(SaveSurveyAnswerDocument, options);
}

export function useSubmitSurveyMutation(options?: Apollo.useMutation.Options<SubmitSurveyMutation, SubmitSurveyMutationVariables>) {
  return Apollo.useMutation<SubmitSurveyMutation, SubmitSurveyMutationVariables>(SubmitSurveyDocument, options);
}

export function useSentSurveyQuery(
  ...[options]: Optional<SentSurveyQueryVariables, Apollo.useQuery.Options<SentSurveyQuery, SentSurveyQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SentSurveyQuery, SentSurveyQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SentSurveyDocument, options as Apollo.useQuery.Options<SentSurveyQuery, SentSurveyQueryVariables>);
}
export function useSentSurveyLazyQuery(options?: Apollo.useLazyQuery.Options<SentSurveyQuery, SentSurveyQueryVariables>) {
  return Apollo.useLazyQuery<SentSurveyQuery, SentSurveyQueryVariables>(SentSurveyDocument, options);
}
export function useSentSurveySuspenseQuery(
  ...[options]: Optional<SentSurveyQueryVariables, Apollo.useSuspenseQuery.Options<SentSurveyQueryVariables>>
): Apollo.useSuspenseQuery.Result<SentSurveyQuery, SentSurveyQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SentSurveyDocument, options as Apollo.useSuspenseQuery.Options<SentSurveyQueryVariables>);
}