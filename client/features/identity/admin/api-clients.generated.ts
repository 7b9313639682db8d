/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApiClientRowFragment = { id: string, clientId: string, name: string, scopes: Array<Types.ApiScope>, createdAt: string, createdByName: string | null, lastUsedAt: string | null, callsToday: number, revokedAt: string | null, secretEndsAt: string | null };

export type ApiClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiClientsQuery = { apiClients: { managesSecrets: boolean, tokenAddress: string, clients: Array<{ id: string, clientId: string, name: string, scopes: Array<Types.ApiScope>, createdAt: string, createdByName: string | null, lastUsedAt: string | null, callsToday: number, revokedAt: string | null, secretEndsAt: string | null }> } };

export type ApiClientCallsQueryVariables = Exact<{
  id: string;
}>;


export type ApiClientCallsQuery = { apiClient: { id: string, days: Array<{ day: string, calls: number, rejected: number }> } | null };

export type CreateApiClientMutationVariables = Exact<{
  input: Types.CreateApiClientInput;
}>;


export type CreateApiClientMutation = { createApiClient: { secret: string | null, client: { id: string, clientId: string, name: string, scopes: Array<Types.ApiScope>, createdAt: string, createdByName: string | null, lastUsedAt: string | null, callsToday: number, revokedAt: string | null, secretEndsAt: string | null } } };

export type UpdateApiClientMutationVariables = Exact<{
  input: Types.UpdateApiClientInput;
}>;


export type UpdateApiClientMutation = { updateApiClient: { client: { id: string, name: string, scopes: Array<Types.ApiScope> } } };

export type RotateApiClientSecretMutationVariables = Exact<{
  input: Types.RotateApiClientSecretInput;
}>;


export type RotateApiClientSecretMutation = { rotateApiClientSecret: { secret: string, client: { id: string, secretEndsAt: string | null, previousSecretEndsAt: string | null } } };

export type RevokeApiClientMutationVariables = Exact<{
  input: Types.RevokeApiClientInput;
}>;


export type RevokeApiClientMutation = { revokeApiClient: { client: { id: string, revokedAt: string | null, secretEndsAt: string | null } } };

export const ApiClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"callsToday"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"secretEndsAt"}}]}}]} as unknown as DocumentNode<ApiClientRowFragment, unknown>;
export const ApiClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managesSecrets"}},{"kind":"Field","name":{"kind":"Name","value":"tokenAddress"}},{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClientRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"callsToday"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"secretEndsAt"}}]}}]} as unknown as DocumentNode<ApiClientsQuery, ApiClientsQueryVariables>;
export const ApiClientCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiClientCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}}]}}]}}]} as unknown as DocumentNode<ApiClientCallsQuery, ApiClientCallsQueryVariables>;
export const CreateApiClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiClientRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"callsToday"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"secretEndsAt"}}]}}]} as unknown as DocumentNode<CreateApiClientMutation, CreateApiClientMutationVariables>;
export const UpdateApiClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApiClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApiClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateApiClientMutation, UpdateApiClientMutationVariables>;
export const RotateApiClientSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiClientSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiClientSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiClientSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}}]}}]}}]}}]} as unknown as DocumentNode<RotateApiClientSecretMutation, RotateApiClientSecretMutationVariables>;
export const RevokeApiClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"secretEndsAt"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeApiClientMutation, RevokeApiClientMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useApiClientsQuery(
  ...[options]: Optional<ApiClientsQueryVariables, Apollo.useQuery.Options<ApiClientsQuery, ApiClientsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ApiClientsQuery, ApiClientsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ApiClientsDocument, options as Apollo.useQuery.Options<ApiClientsQuery, ApiClientsQueryVariables>);
}
export function useApiClientsLazyQuery(options?: Apollo.useLazyQuery.Options<ApiClientsQuery, ApiClientsQueryVariables>) {
  return Apollo.useLazyQuery<ApiClientsQuery, ApiClientsQueryVariables>(ApiClientsDocument, options);
}
export function useApiClientsSuspenseQuery(
  ...[options]: Optional<ApiClientsQueryVariables, Apollo.useSuspenseQuery.Options<ApiClientsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ApiClientsQuery, ApiClientsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ApiClientsDocument, options as Apollo.useSuspenseQuery.Options<ApiClientsQueryVariables>);
}

export function useApiClientCallsQuery(
  ...[options]: Optional<ApiClientCallsQueryVariables, Apollo.useQuery.Options<ApiClientCallsQuery, ApiClientCallsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ApiClientCallsQuery, ApiClientCallsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ApiClientCallsDocument, options as Apollo.useQuery.Options<ApiClientCallsQuery, ApiClientCallsQueryVariables>);
}
export function useApiClientCallsLazyQuery(options?: Apollo.useLazyQuery.Options<ApiClientCallsQuery, ApiClientCallsQueryVariables>) {
  return Apollo.useLazyQuery<ApiClientCallsQuery, ApiClientCallsQueryVariables>(ApiClientCallsDocument, options);
}
export function useApiClientCallsSuspenseQuery(
  ...[options]: Optional<ApiClientCallsQueryVariables, Apollo.useSuspenseQuery.Options<ApiClientCallsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ApiClientCallsQuery, ApiClientCallsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ApiClientCallsDocument, options as Apollo.useSuspenseQuery.Options<ApiClientCallsQueryVariables>);
}

export function useCreateApiClientMutation(options?: Apollo.useMutation.Options<CreateApiClientMutation, CreateApiClientMutationVariables>) {
  return Apollo.useMutation<CreateApiClientMutation, CreateApiClientMutationVariables>(CreateApiClientDocument, options);
}

export function useUpdateApiClientMutation(options?: Apollo.useMutation.Options<UpdateApiClientMutation, UpdateApiClientMutationVariables>) {
  return Apollo.useMutation<UpdateApiClientMutation, UpdateApiClientMutationVariables>(UpdateApiClientDocument, options);
}

export function useRotateApiClientSecretMutation(options?: Apollo.useMutation.Options<RotateApiClientSecretMutation, RotateApiClientSecretMutationVariables>) {
  return Apollo.useMutation<RotateApiClientSecretMutation, RotateApiClientSecretMutationVariables>(RotateApiClientSecretDocument, options);
}

export function useRevokeApiClientMutation(options?: Apollo.useMutation.Options<RevokeApiClientMutation, RevokeApiClientMutationVariables>) {
  return Apollo.useMutation<RevokeApiClientMutation, RevokeApiClientMutationVariables>(RevokeApiClientDocument, options);
}