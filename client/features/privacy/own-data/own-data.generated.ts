/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnRequestFragment = { id: string, kind: Types.DataRequestKind, state: Types.DataRequestState, dueAt: string | null, reason: string | null, expiresAt: string | null, fileSize: number | null };

export type OwnDataRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataRequestsQuery = { me: { id: string, dataRequests: Array<{ id: string, kind: Types.DataRequestKind, state: Types.DataRequestState, dueAt: string | null, reason: string | null, expiresAt: string | null, fileSize: number | null }> } };

export type RequestOwnDataMutationVariables = Exact<{
  input: Types.RequestOwnDataInput;
}>;


export type RequestOwnDataMutation = { requestOwnData: { profile: { id: string, dataRequests: Array<{ id: string, kind: Types.DataRequestKind, state: Types.DataRequestState, dueAt: string | null, reason: string | null, expiresAt: string | null, fileSize: number | null }> } } };

export type RequestDeletionMutationVariables = Exact<{
  input: Types.RequestDeletionInput;
}>;


export type RequestDeletionMutation = { requestDeletion: { profile: { id: string, dataRequests: Array<{ id: string, kind: Types.DataRequestKind, state: Types.DataRequestState, dueAt: string | null, reason: string | null, expiresAt: string | null, fileSize: number | null }> } } };

export type WithdrawDeletionMutationVariables = Exact<{
  input: Types.WithdrawDeletionInput;
}>;


export type WithdrawDeletionMutation = { withdrawDeletion: { profile: { id: string, dataRequests: Array<{ id: string, kind: Types.DataRequestKind, state: Types.DataRequestState, dueAt: string | null, reason: string | null, expiresAt: string | null, fileSize: number | null }> } } };

export const OwnRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]} as unknown as DocumentNode<OwnRequestFragment, unknown>;
export const OwnDataRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRequest"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]} as unknown as DocumentNode<OwnDataRequestsQuery, OwnDataRequestsQueryVariables>;
export const RequestOwnDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOwnData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestOwnDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestOwnData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRequest"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]} as unknown as DocumentNode<RequestOwnDataMutation, RequestOwnDataMutationVariables>;
export const RequestDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRequest"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]} as unknown as DocumentNode<RequestDeletionMutation, RequestDeletionMutationVariables>;
export const WithdrawDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRequest"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]} as unknown as DocumentNode<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOwnDataRequestsQuery(
  ...[options]: Optional<OwnDataRequestsQueryVariables, Apollo.useQuery.Options<OwnDataRequestsQuery, OwnDataRequestsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnDataRequestsQuery, OwnDataRequestsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnDataRequestsDocument, options as Apollo.useQuery.Options<OwnDataRequestsQuery, OwnDataRequestsQueryVariables>);
}
export function useOwnDataRequestsLazyQuery(options?: Apollo.useLazyQuery.Options<OwnDataRequestsQuery, OwnDataRequestsQueryVariables>) {
  return Apollo.useLazyQuery<OwnDataRequestsQuery, OwnDataRequestsQueryVariables>(OwnDataRequestsDocument, options);
}
export function useOwnDataRequestsSuspenseQuery(
  ...[options]: Optional<OwnDataRequestsQueryVariables, Apollo.useSuspenseQuery.Options<OwnDataRequestsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnDataRequestsQuery, OwnDataRequestsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnDataRequestsDocument, options as Apollo.useSuspenseQuery.Options<OwnDataRequestsQueryVariables>);
}

export function useRequestOwnDataMutation(options?: Apollo.useMutation.Options<RequestOwnDataMutation, RequestOwnDataMutationVariables>) {
  return Apollo.useMutation<RequestOwnDataMutation, RequestOwnDataMutationVariables>(RequestOwnDataDocument, options);
}

export function useRequestDeletionMutation(options?: Apollo.useMutation.Options<RequestDeletionMutation, RequestDeletionMutationVariables>) {
  return Apollo.useMutation<RequestDeletionMutation, RequestDeletionMutationVariables>(RequestDeletionDocument, options);
}

export function useWithdrawDeletionMutation(options?: Apollo.useMutation.Options<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>) {
  return Apollo.useMutation<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>(WithdrawDeletionDocument, options);
}