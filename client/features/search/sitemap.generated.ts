/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SitemapQueryVariables = Exact<{
  lang: Types.Language;
}>;


export type SitemapQuery = { sitemap: Array<{ title: string, pages: Array<{ href: string, title: string }> }> };


export const SitemapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sitemap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitemap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapQuery, SitemapQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useSitemapQuery(
  ...[options]: Optional<SitemapQueryVariables, Apollo.useQuery.Options<SitemapQuery, SitemapQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SitemapQuery, SitemapQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SitemapDocument, options as Apollo.useQuery.Options<SitemapQuery, SitemapQueryVariables>);
}
export function useSitemapLazyQuery(options?: Apollo.useLazyQuery.Options<SitemapQuery, SitemapQueryVariables>) {
  return Apollo.useLazyQuery<SitemapQuery, SitemapQueryVariables>(SitemapDocument, options);
}
export function useSitemapSuspenseQuery(
  ...[options]: Optional<SitemapQueryVariables, Apollo.useSuspenseQuery.Options<SitemapQueryVariables>>
): Apollo.useSuspenseQuery.Result<SitemapQuery, SitemapQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SitemapDocument, options as Apollo.useSuspenseQuery.Options<SitemapQueryVariables>);
}