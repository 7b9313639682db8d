/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChoosableAccountsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.AccountFilter | null | undefined;
}>;


export type ChoosableAccountsQuery = { accounts: { nodes: Array<{ id: string, name: string, number: string, kind: Types.AccountKind }> } };

export type AccountPlacesQueryVariables = Exact<{
  country: string;
}>;


export type AccountPlacesQuery = { countries: Array<{ code: string, name: string }>, regions: Array<{ code: string, name: string }> };


export const ChoosableAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChoosableAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<ChoosableAccountsQuery, ChoosableAccountsQueryVariables>;
export const AccountPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AccountPlacesQuery, AccountPlacesQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useChoosableAccountsQuery(
  ...[options]: Optional<ChoosableAccountsQueryVariables, Apollo.useQuery.Options<ChoosableAccountsQuery, ChoosableAccountsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ChoosableAccountsQuery, ChoosableAccountsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ChoosableAccountsDocument, options as Apollo.useQuery.Options<ChoosableAccountsQuery, ChoosableAccountsQueryVariables>);
}
export function useChoosableAccountsLazyQuery(options?: Apollo.useLazyQuery.Options<ChoosableAccountsQuery, ChoosableAccountsQueryVariables>) {
  return Apollo.useLazyQuery<ChoosableAccountsQuery, ChoosableAccountsQueryVariables>(ChoosableAccountsDocument, options);
}
export function useChoosableAccountsSuspenseQuery(
  ...[options]: Optional<ChoosableAccountsQueryVariables, Apollo.useSuspenseQuery.Options<ChoosableAccountsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ChoosableAccountsQuery, ChoosableAccountsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ChoosableAccountsDocument, options as Apollo.useSuspenseQuery.Options<ChoosableAccountsQueryVariables>);
}

export function useAccountPlacesQuery(
  ...[options]: Optional<AccountPlacesQueryVariables, Apollo.useQuery.Options<AccountPlacesQuery, AccountPlacesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AccountPlacesQuery, AccountPlacesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AccountPlacesDocument, options as Apollo.useQuery.Options<AccountPlacesQuery, AccountPlacesQueryVariables>);
}
export function useAccountPlacesLazyQuery(options?: Apollo.useLazyQuery.Options<AccountPlacesQuery, AccountPlacesQueryVariables>) {
  return Apollo.useLazyQuery<AccountPlacesQuery, AccountPlacesQueryVariables>(AccountPlacesDocument, options);
}
export function useAccountPlacesSuspenseQuery(
  ...[options]: Optional<AccountPlacesQueryVariables, Apollo.useSuspenseQuery.Options<AccountPlacesQueryVariables>>
): Apollo.useSuspenseQuery.Result<AccountPlacesQuery, AccountPlacesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AccountPlacesDocument, options as Apollo.useSuspenseQuery.Options<AccountPlacesQueryVariables>);
}