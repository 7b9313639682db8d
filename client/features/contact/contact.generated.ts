/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendContactMessageMutationVariables = Exact<{
  input: Types.SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { number: number, copied: boolean } };

export type OwnLastTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLastTestsQuery = { me: { id: string, results: { nodes: Array<{ id: string, closedAt: string, module: { id: string, name: string } }> } } };


export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"copied"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const OwnLastTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLastTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnLastTestsQuery, OwnLastTestsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useSendContactMessageMutation(options?: Apollo.useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) {
  return Apollo.useMutation<SendContactMessageMutation, SendContactMessageMutationVariables>(SendContactMessageDocument, options);
}

export function useOwnLastTestsQuery(
  ...[options]: Optional<OwnLastTestsQueryVariables, Apollo.useQuery.Options<OwnLastTestsQuery, OwnLastTestsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnLastTestsQuery, OwnLastTestsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnLastTestsDocument, options as Apollo.useQuery.Options<OwnLastTestsQuery, OwnLastTestsQueryVariables>);
}
export function useOwnLastTestsLazyQuery(options?: Apollo.useLazyQuery.Options<OwnLastTestsQuery, OwnLastTestsQueryVariables>) {
  return Apollo.useLazyQuery<OwnLastTestsQuery, OwnLastTestsQueryVariables>(OwnLastTestsDocument, options);
}
export function useOwnLastTestsSuspenseQuery(
  ...[options]: Optional<OwnLastTestsQueryVariables, Apollo.useSuspenseQuery.Options<OwnLastTestsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnLastTestsQuery, OwnLastTestsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnLastTestsDocument, options as Apollo.useSuspenseQuery.Options<OwnLastTestsQueryVariables>);
}