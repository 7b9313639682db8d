/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestPasswordLinkMutationVariables = Exact<{
  input: Types.RequestPasswordLinkInput;
}>;


export type RequestPasswordLinkMutation = { requestPasswordLink: { requested: boolean } };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { passwordLink: { email: string, purpose: Types.PasswordLinkPurpose } | null };

export type SetPasswordByLinkMutationVariables = Exact<{
  input: Types.SetPasswordByLinkInput;
}>;


export type SetPasswordByLinkMutation = { setPasswordByLink: { set: boolean } };


export const RequestPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requested"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>;
export const PasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]} as unknown as DocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const SetPasswordByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPasswordByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPasswordByLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPasswordByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}}]}}]}}]} as unknown as DocumentNode<SetPasswordByLinkMutation, SetPasswordByLinkMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useRequestPasswordLinkMutation(options?: Apollo.useMutation.Options<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>) {
  return Apollo.useMutation<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>(RequestPasswordLinkDocument, options);
}

export function usePasswordLinkQuery(
  ...[options]: Optional<PasswordLinkQueryVariables, Apollo.useQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PasswordLinkQuery, PasswordLinkQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PasswordLinkDocument, options as Apollo.useQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables>);
}
export function usePasswordLinkLazyQuery(options?: Apollo.useLazyQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables>) {
  return Apollo.useLazyQuery<PasswordLinkQuery, PasswordLinkQueryVariables>(PasswordLinkDocument, options);
}
export function usePasswordLinkSuspenseQuery(
  ...[options]: Optional<PasswordLinkQueryVariables, Apollo.useSuspenseQuery.Options<PasswordLinkQueryVariables>>
): Apollo.useSuspenseQuery.Result<PasswordLinkQuery, PasswordLinkQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PasswordLinkDocument, options as Apollo.useSuspenseQuery.Options<PasswordLinkQueryVariables>);
}

export function useSetPasswordByLinkMutation(options?: Apollo.useMutation.Options<SetPasswordByLinkMutation, SetPasswordByLinkMutationVariables>) {
  return Apollo.useMutation<SetPasswordByLinkMutation, SetPasswordByLinkMutationVariables>(SetPasswordByLinkDocument, options);
}