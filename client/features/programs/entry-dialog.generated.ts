/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EntryDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryDialogQuery = { settings: { goldDistributorModulesEnabled: boolean, goldRetailerModulesEnabled: boolean, goldModalCopy: string } };

export type CheckAccountNumberMutationVariables = Exact<{
  input: Types.CheckAccountNumberInput;
}>;


export type CheckAccountNumberMutation = { checkAccountNumber: { found: boolean, entry: { bucket: Types.Bucket, expiresAt: string } | null } };


export const EntryDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryDialog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goldDistributorModulesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"goldRetailerModulesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"goldModalCopy"}}]}}]}}]} as unknown as DocumentNode<EntryDialogQuery, EntryDialogQueryVariables>;
export const CheckAccountNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckAccountNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckAccountNumberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkAccountNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<CheckAccountNumberMutation, CheckAccountNumberMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useEntryDialogQuery(
  ...[options]: Optional<EntryDialogQueryVariables, Apollo.useQuery.Options<EntryDialogQuery, EntryDialogQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EntryDialogQuery, EntryDialogQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EntryDialogDocument, options as Apollo.useQuery.Options<EntryDialogQuery, EntryDialogQueryVariables>);
}
export function useEntryDialogLazyQuery(options?: Apollo.useLazyQuery.Options<EntryDialogQuery, EntryDialogQueryVariables>) {
  return Apollo.useLazyQuery<EntryDialogQuery, EntryDialogQueryVariables>(EntryDialogDocument, options);
}
export function useEntryDialogSuspenseQuery(
  ...[options]: Optional<EntryDialogQueryVariables, Apollo.useSuspenseQuery.Options<EntryDialogQueryVariables>>
): Apollo.useSuspenseQuery.Result<EntryDialogQuery, EntryDialogQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EntryDialogDocument, options as Apollo.useSuspenseQuery.Options<EntryDialogQueryVariables>);
}

export function useCheckAccountNumberMutation(options?: Apollo.useMutation.Options<CheckAccountNumberMutation, CheckAccountNumberMutationVariables>) {
  return Apollo.useMutation<CheckAccountNumberMutation, CheckAccountNumberMutationVariables>(CheckAccountNumberDocument, options);
}