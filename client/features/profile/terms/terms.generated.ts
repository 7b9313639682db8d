/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { terms: { version: number, publishedAt: string, acceptedVersion: number | null, acceptedAt: string | null, textTranslations: { en: string, es: string, fr: string }, changeNoteTranslations: { en: string, es: string, fr: string } | null } | null };

export type AcceptTermsMutationVariables = Exact<{
  input: Types.AcceptTermsInput;
}>;


export type AcceptTermsMutation = { acceptTerms: { profile: { id: string, termsVersion: number | null } } };

export type DeclineTermsMutationVariables = Exact<{
  input: Types.DeclineTermsInput;
}>;


export type DeclineTermsMutation = { declineTerms: { profile: { id: string, termsVersion: number | null } } };


export const TermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedVersion"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeNoteTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<TermsQuery, TermsQueryVariables>;
export const AcceptTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptTermsMutation, AcceptTermsMutationVariables>;
export const DeclineTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineTermsMutation, DeclineTermsMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useTermsQuery(
  ...[options]: Optional<TermsQueryVariables, Apollo.useQuery.Options<TermsQuery, TermsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TermsQuery, TermsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TermsDocument, options as Apollo.useQuery.Options<TermsQuery, TermsQueryVariables>);
}
export function useTermsLazyQuery(options?: Apollo.useLazyQuery.Options<TermsQuery, TermsQueryVariables>) {
  return Apollo.useLazyQuery<TermsQuery, TermsQueryVariables>(TermsDocument, options);
}
export function useTermsSuspenseQuery(
  ...[options]: Optional<TermsQueryVariables, Apollo.useSuspenseQuery.Options<TermsQueryVariables>>
): Apollo.useSuspenseQuery.Result<TermsQuery, TermsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TermsDocument, options as Apollo.useSuspenseQuery.Options<TermsQueryVariables>);
}

export function useAcceptTermsMutation(options?: Apollo.useMutation.Options<AcceptTermsMutation, AcceptTermsMutationVariables>) {
  return Apollo.useMutation<AcceptTermsMutation, AcceptTermsMutationVariables>(AcceptTermsDocument, options);
}

export function useDeclineTermsMutation(options?: Apollo.useMutation.Options<DeclineTermsMutation, DeclineTermsMutationVariables>) {
  return Apollo.useMutation<DeclineTermsMutation, DeclineTermsMutationVariables>(DeclineTermsDocument, options);
}