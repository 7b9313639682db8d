/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JumpTargetsQueryVariables = Exact<{
  search: string;
}>;


export type JumpTargetsQuery = { people: { nodes: Array<{ id: string, name: string, email: string, disabledAt: string | null, account: { id: string, name: string } | null }> }, editedAccounts: { nodes: Array<{ id: string, name: string, number: string, disabledAt: string | null }> }, editedModules: { nodes: Array<{ id: string, enabled: boolean, nameTranslations: { en: string, es: string, fr: string } }> } };


export const JumpTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JumpTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"editedAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"editedModules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JumpTargetsQuery, JumpTargetsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useJumpTargetsQuery(
  ...[options]: Optional<JumpTargetsQueryVariables, Apollo.useQuery.Options<JumpTargetsQuery, JumpTargetsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<JumpTargetsQuery, JumpTargetsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(JumpTargetsDocument, options as Apollo.useQuery.Options<JumpTargetsQuery, JumpTargetsQueryVariables>);
}
export function useJumpTargetsLazyQuery(options?: Apollo.useLazyQuery.Options<JumpTargetsQuery, JumpTargetsQueryVariables>) {
  return Apollo.useLazyQuery<JumpTargetsQuery, JumpTargetsQueryVariables>(JumpTargetsDocument, options);
}
export function useJumpTargetsSuspenseQuery(
  ...[options]: Optional<JumpTargetsQueryVariables, Apollo.useSuspenseQuery.Options<JumpTargetsQueryVariables>>
): Apollo.useSuspenseQuery.Result<JumpTargetsQuery, JumpTargetsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(JumpTargetsDocument, options as Apollo.useSuspenseQuery.Options<JumpTargetsQueryVariables>);
}