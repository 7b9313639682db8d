/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TranslatedTextRowFragment = { id: string, kind: string, resourceId: string, ownerId: string | null, title: string, place: number | null, path: string, rich: boolean, writable: boolean, version: string, outdated: { es: string | null, fr: string | null }, text: { en: string, es: string, fr: string } };

export type TranslatedTextsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.TranslatedTextFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TranslatedTextsQuery = { translatedTexts: { totalCount: number, nodes: Array<{ id: string, kind: string, resourceId: string, ownerId: string | null, title: string, place: number | null, path: string, rich: boolean, writable: boolean, version: string, outdated: { es: string | null, fr: string | null }, text: { en: string, es: string, fr: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TranslationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationCountsQuery = { translationCounts: { all: number, en: number, es: number, esOutdated: number, fr: number, frOutdated: number, lacking: number, outdated: number } };

export type SimilarTranslationsQueryVariables = Exact<{
  english: string;
  lang: Types.Language;
}>;


export type SimilarTranslationsQuery = { similarTranslations: Array<{ text: string, count: number }> };

export type TranslateTextMutationVariables = Exact<{
  input: Types.TranslateTextInput;
}>;


export type TranslateTextMutation = { translateText: { text: { id: string, kind: string, resourceId: string, ownerId: string | null, title: string, place: number | null, path: string, rich: boolean, writable: boolean, version: string, outdated: { es: string | null, fr: string | null }, text: { en: string, es: string, fr: string } } } };

export const TranslatedTextRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslatedTextRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"rich"}},{"kind":"Field","name":{"kind":"Name","value":"writable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutdatedSinceInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutdatedSinceInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutdatedSince"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<TranslatedTextRowFragment, unknown>;
export const TranslatedTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslatedTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedTextFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"25"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translatedTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranslatedTextRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutdatedSinceInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutdatedSince"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslatedTextRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"rich"}},{"kind":"Field","name":{"kind":"Name","value":"writable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutdatedSinceInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}}]} as unknown as DocumentNode<TranslatedTextsQuery, TranslatedTextsQueryVariables>;
export const TranslationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranslationCountsInEachLanguage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationCountsInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"esOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"frOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lacking"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}}]}}]} as unknown as DocumentNode<TranslationCountsQuery, TranslationCountsQueryVariables>;
export const SimilarTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"english"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarTranslations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"english"},"value":{"kind":"Variable","name":{"kind":"Name","value":"english"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SimilarTranslationsQuery, SimilarTranslationsQueryVariables>;
export const TranslateTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslateTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translateText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranslatedTextRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutdatedSinceInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutdatedSince"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslatedTextRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"rich"}},{"kind":"Field","name":{"kind":"Name","value":"writable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutdatedSinceInEachLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTextInEachLanguage"}}]}}]}}]} as unknown as DocumentNode<TranslateTextMutation, TranslateTextMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useTranslatedTextsQuery(
  ...[options]: Optional<TranslatedTextsQueryVariables, Apollo.useQuery.Options<TranslatedTextsQuery, TranslatedTextsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TranslatedTextsQuery, TranslatedTextsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TranslatedTextsDocument, options as Apollo.useQuery.Options<TranslatedTextsQuery, TranslatedTextsQueryVariables>);
}
export function useTranslatedTextsLazyQuery(options?: Apollo.useLazyQuery.Options<TranslatedTextsQuery, TranslatedTextsQueryVariables>) {
  return Apollo.useLazyQuery<TranslatedTextsQuery, TranslatedTextsQueryVariables>(TranslatedTextsDocument, options);
}
export function useTranslatedTextsSuspenseQuery(
  ...[options]: Optional<TranslatedTextsQueryVariables, Apollo.useSuspenseQuery.Options<TranslatedTextsQueryVariables>>
): Apollo.useSuspenseQuery.Result<TranslatedTextsQuery, TranslatedTextsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TranslatedTextsDocument, options as Apollo.useSuspenseQuery.Options<TranslatedTextsQueryVariables>);
}

export function useTranslationCountsQuery(
  ...[options]: Optional<TranslationCountsQueryVariables, Apollo.useQuery.Options<TranslationCountsQuery, TranslationCountsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TranslationCountsQuery, TranslationCountsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TranslationCountsDocument, options as Apollo.useQuery.Options<TranslationCountsQuery, TranslationCountsQueryVariables>);
}
export function useTranslationCountsLazyQuery(options?: Apollo.useLazyQuery.Options<TranslationCountsQuery, TranslationCountsQueryVariables>) {
  return Apollo.useLazyQuery<TranslationCountsQuery, TranslationCountsQueryVariables>(TranslationCountsDocument, options);
}
export function useTranslationCountsSuspenseQuery(
  ...[options]: Optional<TranslationCountsQueryVariables, Apollo.useSuspenseQuery.Options<TranslationCountsQueryVariables>>
): Apollo.useSuspenseQuery.Result<TranslationCountsQuery, TranslationCountsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TranslationCountsDocument, options as Apollo.useSuspenseQuery.Options<TranslationCountsQueryVariables>);
}

export function useSimilarTranslationsQuery(
  ...[options]: Optional<SimilarTranslationsQueryVariables, Apollo.useQuery.Options<SimilarTranslationsQuery, SimilarTranslationsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SimilarTranslationsQuery, SimilarTranslationsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SimilarTranslationsDocument, options as Apollo.useQuery.Options<SimilarTranslationsQuery, SimilarTranslationsQueryVariables>);
}
export function useSimilarTranslationsLazyQuery(options?: Apollo.useLazyQuery.Options<SimilarTranslationsQuery, SimilarTranslationsQueryVariables>) {
  return Apollo.useLazyQuery<SimilarTranslationsQuery, SimilarTranslationsQueryVariables>(SimilarTranslationsDocument, options);
}
export function useSimilarTranslationsSuspenseQuery(
  ...[options]: Optional<SimilarTranslationsQueryVariables, Apollo.useSuspenseQuery.Options<SimilarTranslationsQueryVariables>>
): Apollo.useSuspenseQuery.Result<SimilarTranslationsQuery, SimilarTranslationsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SimilarTranslationsDocument, options as Apollo.useSuspenseQuery.Options<SimilarTranslationsQueryVariables>);
}

export function useTranslateTextMutation(options?: Apollo.useMutation.Options<TranslateTextMutation, TranslateTextMutationVariables>) {
  return Apollo.useMutation<TranslateTextMutation, TranslateTextMutationVariables>(TranslateTextDocument, options);
}