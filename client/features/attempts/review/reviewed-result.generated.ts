/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReviewedResultFragment = { id: string, status: Types.ResultStatus, questionCount: number, showsRightAnswers: boolean, module: { id: string, name: string }, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, isPartlyCorrect: boolean, feedback: string | null, correctName: string | null, explanation: string | null }> };

export type ReviewResultQueryVariables = Exact<{
  id: string;
}>;


export type ReviewResultQuery = { result: { id: string, status: Types.ResultStatus, questionCount: number, showsRightAnswers: boolean, module: { id: string, name: string }, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, isPartlyCorrect: boolean, feedback: string | null, correctName: string | null, explanation: string | null }> } | null };

export const ReviewedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"showsRightAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"isPartlyCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<ReviewedResultFragment, unknown>;
export const ReviewResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"showsRightAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"isPartlyCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<ReviewResultQuery, ReviewResultQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useReviewResultQuery(
  ...[options]: Optional<ReviewResultQueryVariables, Apollo.useQuery.Options<ReviewResultQuery, ReviewResultQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ReviewResultQuery, ReviewResultQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ReviewResultDocument, options as Apollo.useQuery.Options<ReviewResultQuery, ReviewResultQueryVariables>);
}
export function useReviewResultLazyQuery(options?: Apollo.useLazyQuery.Options<ReviewResultQuery, ReviewResultQueryVariables>) {
  return Apollo.useLazyQuery<ReviewResultQuery, ReviewResultQueryVariables>(ReviewResultDocument, options);
}
export function useReviewResultSuspenseQuery(
  ...[options]: Optional<ReviewResultQueryVariables, Apollo.useSuspenseQuery.Options<ReviewResultQueryVariables>>
): Apollo.useSuspenseQuery.Result<ReviewResultQuery, ReviewResultQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ReviewResultDocument, options as Apollo.useSuspenseQuery.Options<ReviewResultQueryVariables>);
}