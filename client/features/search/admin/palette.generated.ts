/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JumpTargetFieldsFragment = { id: string, kind: Types.JumpKind, name: string, note: string | null, email: string | null, disabled: boolean };

export type JumpTargetsQueryVariables = Exact<{
  words: string;
}>;


export type JumpTargetsQuery = { jumpTargets: Array<{ id: string, kind: Types.JumpKind, name: string, note: string | null, email: string | null, disabled: boolean }> };

export type JumpTargetsOfQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JumpTargetsOfQuery = { jumpTargetsOf: Array<{ id: string, kind: Types.JumpKind, name: string, note: string | null, email: string | null, disabled: boolean }> };

export const JumpTargetFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JumpTargetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JumpTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]} as unknown as DocumentNode<JumpTargetFieldsFragment, unknown>;
export const JumpTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JumpTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jumpTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JumpTargetFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JumpTargetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JumpTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]} as unknown as DocumentNode<JumpTargetsQuery, JumpTargetsQueryVariables>;
export const JumpTargetsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JumpTargetsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jumpTargetsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JumpTargetFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JumpTargetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JumpTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]} as unknown as DocumentNode<JumpTargetsOfQuery, JumpTargetsOfQueryVariables>;

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

export function useJumpTargetsOfQuery(
  ...[options]: Optional<JumpTargetsOfQueryVariables, Apollo.useQuery.Options<JumpTargetsOfQuery, JumpTargetsOfQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<JumpTargetsOfQuery, JumpTargetsOfQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(JumpTargetsOfDocument, options as Apollo.useQuery.Options<JumpTargetsOfQuery, JumpTargetsOfQueryVariables>);
}
export function useJumpTargetsOfLazyQuery(options?: Apollo.useLazyQuery.Options<JumpTargetsOfQuery, JumpTargetsOfQueryVariables>) {
  return Apollo.useLazyQuery<JumpTargetsOfQuery, JumpTargetsOfQueryVariables>(JumpTargetsOfDocument, options);
}
export function useJumpTargetsOfSuspenseQuery(
  ...[options]: Optional<JumpTargetsOfQueryVariables, Apollo.useSuspenseQuery.Options<JumpTargetsOfQueryVariables>>
): Apollo.useSuspenseQuery.Result<JumpTargetsOfQuery, JumpTargetsOfQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(JumpTargetsOfDocument, options as Apollo.useSuspenseQuery.Options<JumpTargetsOfQueryVariables>);
}