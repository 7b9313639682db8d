/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GroupCountsFragment = { kind: Types.ModuleKind, group: Types.ModuleGroup | null, done: number, inProgress: number, total: number };

export type BrandCountsFragment = { brand: Types.Brand, done: number, inProgress: number, total: number };

export type OwnProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProgressQuery = { me: { id: string, progress: { groups: Array<{ kind: Types.ModuleKind, group: Types.ModuleGroup | null, done: number, inProgress: number, total: number }>, brands: Array<{ brand: Types.Brand, done: number, inProgress: number, total: number }> } } };

export const GroupCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<GroupCountsFragment, unknown>;
export const BrandCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<BrandCountsFragment, unknown>;
export const OwnProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandCounts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<OwnProgressQuery, OwnProgressQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOwnProgressQuery(
  ...[options]: Optional<OwnProgressQueryVariables, Apollo.useQuery.Options<OwnProgressQuery, OwnProgressQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnProgressQuery, OwnProgressQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnProgressDocument, options as Apollo.useQuery.Options<OwnProgressQuery, OwnProgressQueryVariables>);
}
export function useOwnProgressLazyQuery(options?: Apollo.useLazyQuery.Options<OwnProgressQuery, OwnProgressQueryVariables>) {
  return Apollo.useLazyQuery<OwnProgressQuery, OwnProgressQueryVariables>(OwnProgressDocument, options);
}
export function useOwnProgressSuspenseQuery(
  ...[options]: Optional<OwnProgressQueryVariables, Apollo.useSuspenseQuery.Options<OwnProgressQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnProgressQuery, OwnProgressQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnProgressDocument, options as Apollo.useSuspenseQuery.Options<OwnProgressQueryVariables>);
}