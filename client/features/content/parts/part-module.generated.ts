/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PartModuleQueryVariables = Exact<{
  id: string;
  lang: Types.Language;
}>;


export type PartModuleQuery = { module: { id: string, name: string, test: { id: string, questionCount: number, points: number } | null } | null };


export const PartModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<PartModuleQuery, PartModuleQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function usePartModuleQuery(
  ...[options]: Optional<PartModuleQueryVariables, Apollo.useQuery.Options<PartModuleQuery, PartModuleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PartModuleQuery, PartModuleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PartModuleDocument, options as Apollo.useQuery.Options<PartModuleQuery, PartModuleQueryVariables>);
}
export function usePartModuleLazyQuery(options?: Apollo.useLazyQuery.Options<PartModuleQuery, PartModuleQueryVariables>) {
  return Apollo.useLazyQuery<PartModuleQuery, PartModuleQueryVariables>(PartModuleDocument, options);
}
export function usePartModuleSuspenseQuery(
  ...[options]: Optional<PartModuleQueryVariables, Apollo.useSuspenseQuery.Options<PartModuleQueryVariables>>
): Apollo.useSuspenseQuery.Result<PartModuleQuery, PartModuleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PartModuleDocument, options as Apollo.useSuspenseQuery.Options<PartModuleQueryVariables>);
}