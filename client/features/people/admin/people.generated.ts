/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonRowFragment = { id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, createdAt: string, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null };

export type PersonNowQueryVariables = Exact<{
  id: string;
}>;


export type PersonNowQuery = { person: { id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, createdAt: string, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null } | null };

export type PeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.PersonFilter | null | undefined;
  where?: Types.PersonWhere | null | undefined;
  orderBy?: Types.PersonOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: { totalCount: number, nodes: Array<{ id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, createdAt: string, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PersonPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonPlacesQuery = { storeChoices: Array<{ value: string, label: string }>, countries: Array<{ code: string, name: string }> };

export type CreatePersonMutationVariables = Exact<{
  input: Types.CreatePersonInput;
}>;


export type CreatePersonMutation = { createPerson: { person: { id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, createdAt: string, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null } } };

export const PersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PersonRowFragment, unknown>;
export const PersonNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PersonNowQuery, PersonNowQueryVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const PersonPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonPlacesQuery, PersonPlacesQueryVariables>;
export const CreatePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePersonMutation, CreatePersonMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function usePersonNowQuery(
  ...[options]: Optional<PersonNowQueryVariables, Apollo.useQuery.Options<PersonNowQuery, PersonNowQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PersonNowQuery, PersonNowQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PersonNowDocument, options as Apollo.useQuery.Options<PersonNowQuery, PersonNowQueryVariables>);
}
export function usePersonNowLazyQuery(options?: Apollo.useLazyQuery.Options<PersonNowQuery, PersonNowQueryVariables>) {
  return Apollo.useLazyQuery<PersonNowQuery, PersonNowQueryVariables>(PersonNowDocument, options);
}
export function usePersonNowSuspenseQuery(
  ...[options]: Optional<PersonNowQueryVariables, Apollo.useSuspenseQuery.Options<PersonNowQueryVariables>>
): Apollo.useSuspenseQuery.Result<PersonNowQuery, PersonNowQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PersonNowDocument, options as Apollo.useSuspenseQuery.Options<PersonNowQueryVariables>);
}

export function usePeopleQuery(
  ...[options]: Optional<PeopleQueryVariables, Apollo.useQuery.Options<PeopleQuery, PeopleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PeopleQuery, PeopleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PeopleDocument, options as Apollo.useQuery.Options<PeopleQuery, PeopleQueryVariables>);
}
export function usePeopleLazyQuery(options?: Apollo.useLazyQuery.Options<PeopleQuery, PeopleQueryVariables>) {
  return Apollo.useLazyQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
}
export function usePeopleSuspenseQuery(
  ...[options]: Optional<PeopleQueryVariables, Apollo.useSuspenseQuery.Options<PeopleQueryVariables>>
): Apollo.useSuspenseQuery.Result<PeopleQuery, PeopleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PeopleDocument, options as Apollo.useSuspenseQuery.Options<PeopleQueryVariables>);
}

export function usePersonPlacesQuery(
  ...[options]: Optional<PersonPlacesQueryVariables, Apollo.useQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PersonPlacesQuery, PersonPlacesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PersonPlacesDocument, options as Apollo.useQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables>);
}
export function usePersonPlacesLazyQuery(options?: Apollo.useLazyQuery.Options<PersonPlacesQuery, PersonPlacesQueryVariables>) {
  return Apollo.useLazyQuery<PersonPlacesQuery, PersonPlacesQueryVariables>(PersonPlacesDocument, options);
}
export function usePersonPlacesSuspenseQuery(
  ...[options]: Optional<PersonPlacesQueryVariables, Apollo.useSuspenseQuery.Options<PersonPlacesQueryVariables>>
): Apollo.useSuspenseQuery.Result<PersonPlacesQuery, PersonPlacesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PersonPlacesDocument, options as Apollo.useSuspenseQuery.Options<PersonPlacesQueryVariables>);
}

export function useCreatePersonMutation(options?: Apollo.useMutation.Options<CreatePersonMutation, CreatePersonMutationVariables>) {
  return Apollo.useMutation<CreatePersonMutation, CreatePersonMutationVariables>(CreatePersonDocument, options);
}