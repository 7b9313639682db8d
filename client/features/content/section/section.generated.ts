/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SectionFrameFragment = { id: string, key: Types.ContentSectionKey, title: string, lead: string, pages: Array<{ page: Types.ContentPage, count: number }> };

export type ContentSectionQueryVariables = Exact<{
  key: Types.ContentSectionKey;
}>;


export type ContentSectionQuery = { contentSection: { id: string, key: Types.ContentSectionKey, title: string, lead: string, pages: Array<{ page: Types.ContentPage, count: number }> } | null };

export const SectionFrameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SectionFrameFragment, unknown>;
export const ContentSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSectionKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionFrame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ContentSectionQuery, ContentSectionQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useContentSectionQuery(
  ...[options]: Optional<ContentSectionQueryVariables, Apollo.useQuery.Options<ContentSectionQuery, ContentSectionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ContentSectionQuery, ContentSectionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ContentSectionDocument, options as Apollo.useQuery.Options<ContentSectionQuery, ContentSectionQueryVariables>);
}
export function useContentSectionLazyQuery(options?: Apollo.useLazyQuery.Options<ContentSectionQuery, ContentSectionQueryVariables>) {
  return Apollo.useLazyQuery<ContentSectionQuery, ContentSectionQueryVariables>(ContentSectionDocument, options);
}
export function useContentSectionSuspenseQuery(
  ...[options]: Optional<ContentSectionQueryVariables, Apollo.useSuspenseQuery.Options<ContentSectionQueryVariables>>
): Apollo.useSuspenseQuery.Result<ContentSectionQuery, ContentSectionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ContentSectionDocument, options as Apollo.useSuspenseQuery.Options<ContentSectionQueryVariables>);
}