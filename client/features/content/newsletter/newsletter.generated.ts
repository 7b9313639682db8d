/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IssueEntryFragment = { id: string, section: Types.ContentSectionKey, number: number, title: string, summary: string, publishAt: string | null };

export type VisibleNewsletterFragment = { id: string, section: Types.ContentSectionKey, name: string | null, since: string | null, nextIssueAt: string | null };

export type NewsletterQueryVariables = Exact<{
  section: Types.ContentSectionKey;
}>;


export type NewsletterQuery = { me: { id: string, email: string }, newsletter: { id: string, section: Types.ContentSectionKey, name: string | null, since: string | null, nextIssueAt: string | null, subscription: { id: string, email: string, lang: Types.Language, state: Types.SubscriptionState, requestedAt: string, linkUntil: string, confirmedAt: string | null, leftAt: string | null, canRejoin: boolean } | null } };

export type NewsletterIssuesQueryVariables = Exact<{
  filter?: Types.NewsletterIssueFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NewsletterIssuesQuery = { newsletterIssues: { totalCount: number, nodes: Array<{ id: string, section: Types.ContentSectionKey, number: number, title: string, summary: string, publishAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NewsletterIssueQueryVariables = Exact<{
  section: Types.ContentSectionKey;
  number: number;
}>;


export type NewsletterIssueQuery = { newsletterIssue: { id: string, section: Types.ContentSectionKey, number: number, title: string, summary: string, publishAt: string | null, parts: Array<{ kind: Types.PartKind, text: string | null, level: number | null, alt: string | null, caption: string | null, legend: Array<string> | null, head: Array<string> | null, source: string | null, moduleId: string | null, picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } | null, file: { fileId: string, filename: string, ext: string, size: number } | null, rows: Array<{ cells: Array<string> }> | null }> } | null };

export const IssueEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]} as unknown as DocumentNode<IssueEntryFragment, unknown>;
export const VisibleNewsletterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisibleNewsletter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Newsletter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"nextIssueAt"}}]}}]} as unknown as DocumentNode<VisibleNewsletterFragment, unknown>;
export const NewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Newsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSectionKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisibleNewsletter"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisibleNewsletter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Newsletter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"nextIssueAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSubscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"canRejoin"}}]}}]} as unknown as DocumentNode<NewsletterQuery, NewsletterQueryVariables>;
export const NewsletterIssuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterIssues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssueFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterIssues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]} as unknown as DocumentNode<NewsletterIssuesQuery, NewsletterIssuesQueryVariables>;
export const NewsletterIssueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSectionKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueEntry"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisiblePart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisiblePart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Part"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"legend"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}}]}}]} as unknown as DocumentNode<NewsletterIssueQuery, NewsletterIssueQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useNewsletterQuery(
  ...[options]: Optional<NewsletterQueryVariables, Apollo.useQuery.Options<NewsletterQuery, NewsletterQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<NewsletterQuery, NewsletterQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(NewsletterDocument, options as Apollo.useQuery.Options<NewsletterQuery, NewsletterQueryVariables>);
}
export function useNewsletterLazyQuery(options?: Apollo.useLazyQuery.Options<NewsletterQuery, NewsletterQueryVariables>) {
  return Apollo.useLazyQuery<NewsletterQuery, NewsletterQueryVariables>(NewsletterDocument, options);
}
export function useNewsletterSuspenseQuery(
  ...[options]: Optional<NewsletterQueryVariables, Apollo.useSuspenseQuery.Options<NewsletterQueryVariables>>
): Apollo.useSuspenseQuery.Result<NewsletterQuery, NewsletterQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(NewsletterDocument, options as Apollo.useSuspenseQuery.Options<NewsletterQueryVariables>);
}

export function useNewsletterIssuesQuery(
  ...[options]: Optional<NewsletterIssuesQueryVariables, Apollo.useQuery.Options<NewsletterIssuesQuery, NewsletterIssuesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<NewsletterIssuesQuery, NewsletterIssuesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(NewsletterIssuesDocument, options as Apollo.useQuery.Options<NewsletterIssuesQuery, NewsletterIssuesQueryVariables>);
}
export function useNewsletterIssuesLazyQuery(options?: Apollo.useLazyQuery.Options<NewsletterIssuesQuery, NewsletterIssuesQueryVariables>) {
  return Apollo.useLazyQuery<NewsletterIssuesQuery, NewsletterIssuesQueryVariables>(NewsletterIssuesDocument, options);
}
export function useNewsletterIssuesSuspenseQuery(
  ...[options]: Optional<NewsletterIssuesQueryVariables, Apollo.useSuspenseQuery.Options<NewsletterIssuesQueryVariables>>
): Apollo.useSuspenseQuery.Result<NewsletterIssuesQuery, NewsletterIssuesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(NewsletterIssuesDocument, options as Apollo.useSuspenseQuery.Options<NewsletterIssuesQueryVariables>);
}

export function useNewsletterIssueQuery(
  ...[options]: Optional<NewsletterIssueQueryVariables, Apollo.useQuery.Options<NewsletterIssueQuery, NewsletterIssueQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<NewsletterIssueQuery, NewsletterIssueQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(NewsletterIssueDocument, options as Apollo.useQuery.Options<NewsletterIssueQuery, NewsletterIssueQueryVariables>);
}
export function useNewsletterIssueLazyQuery(options?: Apollo.useLazyQuery.Options<NewsletterIssueQuery, NewsletterIssueQueryVariables>) {
  return Apollo.useLazyQuery<NewsletterIssueQuery, NewsletterIssueQueryVariables>(NewsletterIssueDocument, options);
}
export function useNewsletterIssueSuspenseQuery(
  ...[options]: Optional<NewsletterIssueQueryVariables, Apollo.useSuspenseQuery.Options<NewsletterIssueQueryVariables>>
): Apollo.useSuspenseQuery.Result<NewsletterIssueQuery, NewsletterIssueQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(NewsletterIssueDocument, options as Apollo.useSuspenseQuery.Options<NewsletterIssueQueryVariables>);
}