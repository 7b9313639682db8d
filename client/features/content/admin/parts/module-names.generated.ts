/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ModuleNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ModuleNamesQuery = { modules: { nodes: Array<{ id: string, name: string }> } };


export const ModuleNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModuleNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ModuleNamesQuery, ModuleNamesQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useModuleNamesQuery(
  ...[options]: Optional<ModuleNamesQueryVariables, Apollo.useQuery.Options<ModuleNamesQuery, ModuleNamesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ModuleNamesQuery, ModuleNamesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ModuleNamesDocument, options as Apollo.useQuery.Options<ModuleNamesQuery, ModuleNamesQueryVariables>);
}
export function useModuleNamesLazyQuery(options?: Apollo.useLazyQuery.Options<ModuleNamesQuery, ModuleNamesQueryVariables>) {
  return Apollo.useLazyQuery<ModuleNamesQuery, ModuleNamesQueryVariables>(ModuleNamesDocument, options);
}
export function useModuleNamesSuspenseQuery(
  ...[options]: Optional<ModuleNamesQueryVariables, Apollo.useSuspenseQuery.Options<ModuleNamesQueryVariables>>
): Apollo.useSuspenseQuery.Result<ModuleNamesQuery, ModuleNamesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ModuleNamesDocument, options as Apollo.useSuspenseQuery.Options<ModuleNamesQueryVariables>);
}