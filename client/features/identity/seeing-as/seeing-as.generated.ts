/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SeeingAsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeeingAsQuery = { seeingAs: { profileId: string, name: string, until: string, isOver: boolean } | null };

export type EndSeeingAsMutationVariables = Exact<{
  input: Types.EndSeeingAsInput;
}>;


export type EndSeeingAsMutation = { endSeeingAs: { profileId: string | null } };


export const SeeingAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeeingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]} as unknown as DocumentNode<SeeingAsQuery, SeeingAsQueryVariables>;
export const EndSeeingAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSeeingAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSeeingAsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSeeingAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}}]}}]}}]} as unknown as DocumentNode<EndSeeingAsMutation, EndSeeingAsMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useSeeingAsQuery(
  ...[options]: Optional<SeeingAsQueryVariables, Apollo.useQuery.Options<SeeingAsQuery, SeeingAsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SeeingAsQuery, SeeingAsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SeeingAsDocument, options as Apollo.useQuery.Options<SeeingAsQuery, SeeingAsQueryVariables>);
}
export function useSeeingAsLazyQuery(options?: Apollo.useLazyQuery.Options<SeeingAsQuery, SeeingAsQueryVariables>) {
  return Apollo.useLazyQuery<SeeingAsQuery, SeeingAsQueryVariables>(SeeingAsDocument, options);
}
export function useSeeingAsSuspenseQuery(
  ...[options]: Optional<SeeingAsQueryVariables, Apollo.useSuspenseQuery.Options<SeeingAsQueryVariables>>
): Apollo.useSuspenseQuery.Result<SeeingAsQuery, SeeingAsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SeeingAsDocument, options as Apollo.useSuspenseQuery.Options<SeeingAsQueryVariables>);
}

export function useEndSeeingAsMutation(options?: Apollo.useMutation.Options<EndSeeingAsMutation, EndSeeingAsMutationVariables>) {
  return Apollo.useMutation<EndSeeingAsMutation, EndSeeingAsMutationVariables>(EndSeeingAsDocument, options);
}