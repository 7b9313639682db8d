/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListViewFieldsFragment = { id: string, name: string, address: string, isShared: boolean, updatedAt: string };

export type ListViewsQueryVariables = Exact<{
  list: string;
}>;


export type ListViewsQuery = { listViews: Array<{ id: string, name: string, address: string, isShared: boolean, updatedAt: string }> };

export type SaveListViewMutationVariables = Exact<{
  input: Types.SaveListViewInput;
}>;


export type SaveListViewMutation = { saveListView: { view: { id: string, name: string, address: string, isShared: boolean, updatedAt: string } } };

export type DeleteListViewMutationVariables = Exact<{
  input: Types.DeleteListViewInput;
}>;


export type DeleteListViewMutation = { deleteListView: { view: { id: string } } };

export const ListViewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListViewFieldsFragment, unknown>;
export const ListViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListViewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListViewsQuery, ListViewsQueryVariables>;
export const SaveListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveListViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListViewFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveListViewMutation, SaveListViewMutationVariables>;
export const DeleteListViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteListView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteListViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteListView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteListViewMutation, DeleteListViewMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useListViewsQuery(
  ...[options]: Optional<ListViewsQueryVariables, Apollo.useQuery.Options<ListViewsQuery, ListViewsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ListViewsQuery, ListViewsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ListViewsDocument, options as Apollo.useQuery.Options<ListViewsQuery, ListViewsQueryVariables>);
}
export function useListViewsLazyQuery(options?: Apollo.useLazyQuery.Options<ListViewsQuery, ListViewsQueryVariables>) {
  return Apollo.useLazyQuery<ListViewsQuery, ListViewsQueryVariables>(ListViewsDocument, options);
}
export function useListViewsSuspenseQuery(
  ...[options]: Optional<ListViewsQueryVariables, Apollo.useSuspenseQuery.Options<ListViewsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ListViewsQuery, ListViewsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ListViewsDocument, options as Apollo.useSuspenseQuery.Options<ListViewsQueryVariables>);
}

export function useSaveListViewMutation(options?: Apollo.useMutation.Options<SaveListViewMutation, SaveListViewMutationVariables>) {
  return Apollo.useMutation<SaveListViewMutation, SaveListViewMutationVariables>(SaveListViewDocument, options);
}

export function useDeleteListViewMutation(options?: Apollo.useMutation.Options<DeleteListViewMutation, DeleteListViewMutationVariables>) {
  return Apollo.useMutation<DeleteListViewMutation, DeleteListViewMutationVariables>(DeleteListViewDocument, options);
}