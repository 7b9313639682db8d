/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ArticlePreviewQueryVariables = Exact<{
  id: string;
}>;


export type ArticlePreviewQuery = { articlePreview: { moduleId: string | null, id: string, section: Types.ContentSectionKey, slug: string, title: string, summary: string, topic: Types.ArticleTopic, readingMinutes: number, publishAt: string | null, parts: Array<{ kind: Types.PartKind, text: string | null, level: number | null, alt: string | null, caption: string | null, legend: Array<string> | null, head: Array<string> | null, source: string | null, moduleId: string | null, picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } | null, rows: Array<{ cells: Array<string> }> | null }>, picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } | null } | null };


export const ArticlePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticlePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articlePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Part"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"legend"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleEntry"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPart"}}]}}]}}]} as unknown as DocumentNode<ArticlePreviewQuery, ArticlePreviewQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useArticlePreviewQuery(
  ...[options]: Optional<ArticlePreviewQueryVariables, Apollo.useQuery.Options<ArticlePreviewQuery, ArticlePreviewQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ArticlePreviewQuery, ArticlePreviewQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ArticlePreviewDocument, options as Apollo.useQuery.Options<ArticlePreviewQuery, ArticlePreviewQueryVariables>);
}
export function useArticlePreviewLazyQuery(options?: Apollo.useLazyQuery.Options<ArticlePreviewQuery, ArticlePreviewQueryVariables>) {
  return Apollo.useLazyQuery<ArticlePreviewQuery, ArticlePreviewQueryVariables>(ArticlePreviewDocument, options);
}
export function useArticlePreviewSuspenseQuery(
  ...[options]: Optional<ArticlePreviewQueryVariables, Apollo.useSuspenseQuery.Options<ArticlePreviewQueryVariables>>
): Apollo.useSuspenseQuery.Result<ArticlePreviewQuery, ArticlePreviewQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ArticlePreviewDocument, options as Apollo.useSuspenseQuery.Options<ArticlePreviewQueryVariables>);
}