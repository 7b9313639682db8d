/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProRowFragment = { id: string, name: string, accountName: string | null, since: string, imageUrl: string | null };

export type ProsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.ProFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProsQuery = { pros: { totalCount: number, nodes: Array<{ id: string, name: string, accountName: string | null, since: string, imageUrl: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const ProRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pro"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ProRowFragment, unknown>;
export const ProsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pros"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pros"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pro"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ProsQuery, ProsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useProsQuery(
  ...[options]: Optional<ProsQueryVariables, Apollo.useQuery.Options<ProsQuery, ProsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ProsQuery, ProsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ProsDocument, options as Apollo.useQuery.Options<ProsQuery, ProsQueryVariables>);
}
export function useProsLazyQuery(options?: Apollo.useLazyQuery.Options<ProsQuery, ProsQueryVariables>) {
  return Apollo.useLazyQuery<ProsQuery, ProsQueryVariables>(ProsDocument, options);
}
export function useProsSuspenseQuery(
  ...[options]: Optional<ProsQueryVariables, Apollo.useSuspenseQuery.Options<ProsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ProsQuery, ProsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ProsDocument, options as Apollo.useSuspenseQuery.Options<ProsQueryVariables>);
}