/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImpersonationQueryVariables = Exact<{ [key: string]: never; }>;


export type ImpersonationQuery = { impersonation: { profileId: string, name: string, until: string, isOver: boolean } | null };

export type EndImpersonationMutationVariables = Exact<{
  input: Types.EndImpersonationInput;
}>;


export type EndImpersonationMutation = { endImpersonation: { profileId: string | null } };


export const ImpersonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]} as unknown as DocumentNode<ImpersonationQuery, ImpersonationQueryVariables>;
export const EndImpersonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndImpersonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndImpersonationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endImpersonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}}]}}]}}]} as unknown as DocumentNode<EndImpersonationMutation, EndImpersonationMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useImpersonationQuery(
  ...[options]: Optional<ImpersonationQueryVariables, Apollo.useQuery.Options<ImpersonationQuery, ImpersonationQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ImpersonationQuery, ImpersonationQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ImpersonationDocument, options as Apollo.useQuery.Options<ImpersonationQuery, ImpersonationQueryVariables>);
}
export function useImpersonationLazyQuery(options?: Apollo.useLazyQuery.Options<ImpersonationQuery, ImpersonationQueryVariables>) {
  return Apollo.useLazyQuery<ImpersonationQuery, ImpersonationQueryVariables>(ImpersonationDocument, options);
}
export function useImpersonationSuspenseQuery(
  ...[options]: Optional<ImpersonationQueryVariables, Apollo.useSuspenseQuery.Options<ImpersonationQueryVariables>>
): Apollo.useSuspenseQuery.Result<ImpersonationQuery, ImpersonationQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ImpersonationDocument, options as Apollo.useSuspenseQuery.Options<ImpersonationQueryVariables>);
}

export function useEndImpersonationMutation(options?: Apollo.useMutation.Options<EndImpersonationMutation, EndImpersonationMutationVariables>) {
  return Apollo.useMutation<EndImpersonationMutation, EndImpersonationMutationVariables>(EndImpersonationDocument, options);
}