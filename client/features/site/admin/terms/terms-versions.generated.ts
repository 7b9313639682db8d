/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TermsVersionLineFragment = { number: number, publishedAt: string, yesCount: number, noCount: number };

export type TermsVersionTextsFragment = { number: number, publishedAt: string, yesCount: number, noCount: number, textTranslations: { en: string, es: string, fr: string }, changeNoteTranslations: { en: string, es: string, fr: string } | null };

export type TermsVersionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type TermsVersionsQuery = { termsVersions: { totalCount: number, nodes: Array<{ number: number, publishedAt: string, yesCount: number, noCount: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TermsVersionQueryVariables = Exact<{
  number: number;
}>;


export type TermsVersionQuery = { termsVersion: { number: number, publishedAt: string, yesCount: number, noCount: number, textTranslations: { en: string, es: string, fr: string }, changeNoteTranslations: { en: string, es: string, fr: string } | null } | null };

export type NewestTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestTermsQuery = { termsVersions: { nodes: Array<{ number: number, publishedAt: string, yesCount: number, noCount: number, textTranslations: { en: string, es: string, fr: string }, changeNoteTranslations: { en: string, es: string, fr: string } | null }> } };

export type PublishTermsMutationVariables = Exact<{
  input: Types.PublishTermsInput;
}>;


export type PublishTermsMutation = { publishTerms: { version: { number: number, publishedAt: string, yesCount: number, noCount: number }, cleaned: Array<{ field: string, removed: Array<string> }> } };

export const TermsVersionLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yesCount"}},{"kind":"Field","name":{"kind":"Name","value":"noCount"}}]}}]} as unknown as DocumentNode<TermsVersionLineFragment, unknown>;
export const TermsVersionTextsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionLine"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeNoteTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yesCount"}},{"kind":"Field","name":{"kind":"Name","value":"noCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<TermsVersionTextsFragment, unknown>;
export const TermsVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yesCount"}},{"kind":"Field","name":{"kind":"Name","value":"noCount"}}]}}]} as unknown as DocumentNode<TermsVersionsQuery, TermsVersionsQueryVariables>;
export const TermsVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionTexts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yesCount"}},{"kind":"Field","name":{"kind":"Name","value":"noCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionLine"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeNoteTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}}]} as unknown as DocumentNode<TermsVersionQuery, TermsVersionQueryVariables>;
export const NewestTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yesCount"}},{"kind":"Field","name":{"kind":"Name","value":"noCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionLine"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeNoteTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}}]} as unknown as DocumentNode<NewestTermsQuery, NewestTermsQueryVariables>;
export const PublishTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TermsVersionLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cleaned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TermsVersionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TermsVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"yesCount"}},{"kind":"Field","name":{"kind":"Name","value":"noCount"}}]}}]} as unknown as DocumentNode<PublishTermsMutation, PublishTermsMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useTermsVersionsQuery(
  ...[options]: Optional<TermsVersionsQueryVariables, Apollo.useQuery.Options<TermsVersionsQuery, TermsVersionsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TermsVersionsQuery, TermsVersionsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TermsVersionsDocument, options as Apollo.useQuery.Options<TermsVersionsQuery, TermsVersionsQueryVariables>);
}
export function useTermsVersionsLazyQuery(options?: Apollo.useLazyQuery.Options<TermsVersionsQuery, TermsVersionsQueryVariables>) {
  return Apollo.useLazyQuery<TermsVersionsQuery, TermsVersionsQueryVariables>(TermsVersionsDocument, options);
}
export function useTermsVersionsSuspenseQuery(
  ...[options]: Optional<TermsVersionsQueryVariables, Apollo.useSuspenseQuery.Options<TermsVersionsQueryVariables>>
): Apollo.useSuspenseQuery.Result<TermsVersionsQuery, TermsVersionsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TermsVersionsDocument, options as Apollo.useSuspenseQuery.Options<TermsVersionsQueryVariables>);
}

export function useTermsVersionQuery(
  ...[options]: Optional<TermsVersionQueryVariables, Apollo.useQuery.Options<TermsVersionQuery, TermsVersionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TermsVersionQuery, TermsVersionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TermsVersionDocument, options as Apollo.useQuery.Options<TermsVersionQuery, TermsVersionQueryVariables>);
}
export function useTermsVersionLazyQuery(options?: Apollo.useLazyQuery.Options<TermsVersionQuery, TermsVersionQueryVariables>) {
  return Apollo.useLazyQuery<TermsVersionQuery, TermsVersionQueryVariables>(TermsVersionDocument, options);
}
export function useTermsVersionSuspenseQuery(
  ...[options]: Optional<TermsVersionQueryVariables, Apollo.useSuspenseQuery.Options<TermsVersionQueryVariables>>
): Apollo.useSuspenseQuery.Result<TermsVersionQuery, TermsVersionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TermsVersionDocument, options as Apollo.useSuspenseQuery.Options<TermsVersionQueryVariables>);
}

export function useNewestTermsQuery(
  ...[options]: Optional<NewestTermsQueryVariables, Apollo.useQuery.Options<NewestTermsQuery, NewestTermsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<NewestTermsQuery, NewestTermsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(NewestTermsDocument, options as Apollo.useQuery.Options<NewestTermsQuery, NewestTermsQueryVariables>);
}
export function useNewestTermsLazyQuery(options?: Apollo.useLazyQuery.Options<NewestTermsQuery, NewestTermsQueryVariables>) {
  return Apollo.useLazyQuery<NewestTermsQuery, NewestTermsQueryVariables>(NewestTermsDocument, options);
}
export function useNewestTermsSuspenseQuery(
  ...[options]: Optional<NewestTermsQueryVariables, Apollo.useSuspenseQuery.Options<NewestTermsQueryVariables>>
): Apollo.useSuspenseQuery.Result<NewestTermsQuery, NewestTermsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(NewestTermsDocument, options as Apollo.useSuspenseQuery.Options<NewestTermsQueryVariables>);
}

export function usePublishTermsMutation(options?: Apollo.useMutation.Options<PublishTermsMutation, PublishTermsMutationVariables>) {
  return Apollo.useMutation<PublishTermsMutation, PublishTermsMutationVariables>(PublishTermsDocument, options);
}