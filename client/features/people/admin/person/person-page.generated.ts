/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonHeadFragment = { managesRetailers: boolean, openTests: number, testsInProgress: number, createdAt: string, id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null };

export type PersonPageQueryVariables = Exact<{
  id: string;
}>;


export type PersonPageQuery = { me: { id: string }, person: { managesRetailers: boolean, openTests: number, testsInProgress: number, createdAt: string, id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null } | null, profile: { id: string, phone: string | null, lang: Types.Language, location: string | null, country: string | null, state: string | null, openSessions: number | null, progress: { pro: { done: number, required: number, userType: Types.UserType } } } | null };

export type PersonBalanceQueryVariables = Exact<{
  id: string;
}>;


export type PersonBalanceQuery = { profile: { id: string, points: number } | null };

export type PersonStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonStoresQuery = { storeChoices: Array<{ value: string, label: string, selectable: boolean }> };

export type PersonListsQueryVariables = Exact<{
  country: string;
}>;


export type PersonListsQuery = { countries: Array<{ code: string, name: string }>, regions: Array<{ code: string, name: string }> };

export type UpdatePersonsProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdatePersonsProfileMutation = { updateProfile: { profile: { id: string, phone: string | null, lang: Types.Language, location: string | null, country: string | null, state: string | null } } };

export type UpdatePersonMutationVariables = Exact<{
  input: Types.UpdatePersonInput;
}>;


export type UpdatePersonMutation = { updatePerson: { person: { managesRetailers: boolean, openTests: number, testsInProgress: number, createdAt: string, id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, lang: Types.Language, location: string | null, points: number, testsPassed: number, lastSeenAt: string | null, disabledAt: string | null, removalReason: Types.RemovalReason | null, updatedAt: string, account: { id: string, name: string, number: string, kind: Types.AccountKind } | null } } };

export type InvitePersonMutationVariables = Exact<{
  input: Types.InvitePersonInput;
}>;


export type InvitePersonMutation = { invitePerson: { person: { id: string } } };

export type EndSessionsMutationVariables = Exact<{
  input: Types.EndSessionsInput;
}>;


export type EndSessionsMutation = { endSessions: { profile: { id: string, openSessions: number | null } } };

export type SetPointsMutationVariables = Exact<{
  input: Types.SetPointsInput;
}>;


export type SetPointsMutation = { setPoints: { profile: { id: string, points: number } } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { profile: { id: string, openSessions: number | null } } };

export type DeletePersonMutationVariables = Exact<{
  input: Types.DeletePersonInput;
}>;


export type DeletePersonMutation = { deletePerson: { request: { id: string } } };

export type StartImpersonationMutationVariables = Exact<{
  input: Types.StartImpersonationInput;
}>;


export type StartImpersonationMutation = { startImpersonation: { impersonation: { profileId: string } } };

export const PersonHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"Field","name":{"kind":"Name","value":"managesRetailers"}},{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"testsInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PersonHeadFragment, unknown>;
export const PersonPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"Field","name":{"kind":"Name","value":"managesRetailers"}},{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"testsInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PersonPageQuery, PersonPageQueryVariables>;
export const PersonBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<PersonBalanceQuery, PersonBalanceQueryVariables>;
export const PersonStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonStores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"selectable"}}]}}]}}]} as unknown as DocumentNode<PersonStoresQuery, PersonStoresQueryVariables>;
export const PersonListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonListsQuery, PersonListsQueryVariables>;
export const UpdatePersonsProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePersonsProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePersonsProfileMutation, UpdatePersonsProfileMutationVariables>;
export const UpdatePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"Field","name":{"kind":"Name","value":"managesRetailers"}},{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"testsInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdatePersonMutation, UpdatePersonMutationVariables>;
export const InvitePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<InvitePersonMutation, InvitePersonMutationVariables>;
export const EndSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]}}]}}]} as unknown as DocumentNode<EndSessionsMutation, EndSessionsMutationVariables>;
export const SetPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<SetPointsMutation, SetPointsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const DeletePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePersonMutation, DeletePersonMutationVariables>;
export const StartImpersonationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImpersonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartImpersonationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImpersonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}}]}}]}}]}}]} as unknown as DocumentNode<StartImpersonationMutation, StartImpersonationMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function usePersonPageQuery(
  ...[options]: Optional<PersonPageQueryVariables, Apollo.useQuery.Options<PersonPageQuery, PersonPageQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PersonPageQuery, PersonPageQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PersonPageDocument, options as Apollo.useQuery.Options<PersonPageQuery, PersonPageQueryVariables>);
}
export function usePersonPageLazyQuery(options?: Apollo.useLazyQuery.Options<PersonPageQuery, PersonPageQueryVariables>) {
  return Apollo.useLazyQuery<PersonPageQuery, PersonPageQueryVariables>(PersonPageDocument, options);
}
export function usePersonPageSuspenseQuery(
  ...[options]: Optional<PersonPageQueryVariables, Apollo.useSuspenseQuery.Options<PersonPageQueryVariables>>
): Apollo.useSuspenseQuery.Result<PersonPageQuery, PersonPageQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PersonPageDocument, options as Apollo.useSuspenseQuery.Options<PersonPageQueryVariables>);
}

export function usePersonBalanceQuery(
  ...[options]: Optional<PersonBalanceQueryVariables, Apollo.useQuery.Options<PersonBalanceQuery, PersonBalanceQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PersonBalanceQuery, PersonBalanceQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PersonBalanceDocument, options as Apollo.useQuery.Options<PersonBalanceQuery, PersonBalanceQueryVariables>);
}
export function usePersonBalanceLazyQuery(options?: Apollo.useLazyQuery.Options<PersonBalanceQuery, PersonBalanceQueryVariables>) {
  return Apollo.useLazyQuery<PersonBalanceQuery, PersonBalanceQueryVariables>(PersonBalanceDocument, options);
}
export function usePersonBalanceSuspenseQuery(
  ...[options]: Optional<PersonBalanceQueryVariables, Apollo.useSuspenseQuery.Options<PersonBalanceQueryVariables>>
): Apollo.useSuspenseQuery.Result<PersonBalanceQuery, PersonBalanceQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PersonBalanceDocument, options as Apollo.useSuspenseQuery.Options<PersonBalanceQueryVariables>);
}

export function usePersonStoresQuery(
  ...[options]: Optional<PersonStoresQueryVariables, Apollo.useQuery.Options<PersonStoresQuery, PersonStoresQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PersonStoresQuery, PersonStoresQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PersonStoresDocument, options as Apollo.useQuery.Options<PersonStoresQuery, PersonStoresQueryVariables>);
}
export function usePersonStoresLazyQuery(options?: Apollo.useLazyQuery.Options<PersonStoresQuery, PersonStoresQueryVariables>) {
  return Apollo.useLazyQuery<PersonStoresQuery, PersonStoresQueryVariables>(PersonStoresDocument, options);
}
export function usePersonStoresSuspenseQuery(
  ...[options]: Optional<PersonStoresQueryVariables, Apollo.useSuspenseQuery.Options<PersonStoresQueryVariables>>
): Apollo.useSuspenseQuery.Result<PersonStoresQuery, PersonStoresQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PersonStoresDocument, options as Apollo.useSuspenseQuery.Options<PersonStoresQueryVariables>);
}

export function usePersonListsQuery(
  ...[options]: Optional<PersonListsQueryVariables, Apollo.useQuery.Options<PersonListsQuery, PersonListsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PersonListsQuery, PersonListsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PersonListsDocument, options as Apollo.useQuery.Options<PersonListsQuery, PersonListsQueryVariables>);
}
export function usePersonListsLazyQuery(options?: Apollo.useLazyQuery.Options<PersonListsQuery, PersonListsQueryVariables>) {
  return Apollo.useLazyQuery<PersonListsQuery, PersonListsQueryVariables>(PersonListsDocument, options);
}
export function usePersonListsSuspenseQuery(
  ...[options]: Optional<PersonListsQueryVariables, Apollo.useSuspenseQuery.Options<PersonListsQueryVariables>>
): Apollo.useSuspenseQuery.Result<PersonListsQuery, PersonListsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PersonListsDocument, options as Apollo.useSuspenseQuery.Options<PersonListsQueryVariables>);
}

export function useUpdatePersonsProfileMutation(options?: Apollo.useMutation.Options<UpdatePersonsProfileMutation, UpdatePersonsProfileMutationVariables>) {
  return Apollo.useMutation<UpdatePersonsProfileMutation, UpdatePersonsProfileMutationVariables>(UpdatePersonsProfileDocument, options);
}

export function useUpdatePersonMutation(options?: Apollo.useMutation.Options<UpdatePersonMutation, UpdatePersonMutationVariables>) {
  return Apollo.useMutation<UpdatePersonMutation, UpdatePersonMutationVariables>(UpdatePersonDocument, options);
}

export function useInvitePersonMutation(options?: Apollo.useMutation.Options<InvitePersonMutation, InvitePersonMutationVariables>) {
  return Apollo.useMutation<InvitePersonMutation, InvitePersonMutationVariables>(InvitePersonDocument, options);
}

export function useEndSessionsMutation(options?: Apollo.useMutation.Options<EndSessionsMutation, EndSessionsMutationVariables>) {
  return Apollo.useMutation<EndSessionsMutation, EndSessionsMutationVariables>(EndSessionsDocument, options);
}

export function useSetPointsMutation(options?: Apollo.useMutation.Options<SetPointsMutation, SetPointsMutationVariables>) {
  return Apollo.useMutation<SetPointsMutation, SetPointsMutationVariables>(SetPointsDocument, options);
}

export function useChangePasswordMutation(options?: Apollo.useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) {
  return Apollo.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
}

export function useDeletePersonMutation(options?: Apollo.useMutation.Options<DeletePersonMutation, DeletePersonMutationVariables>) {
  return Apollo.useMutation<DeletePersonMutation, DeletePersonMutationVariables>(DeletePersonDocument, options);
}

export function useStartImpersonationMutation(options?: Apollo.useMutation.Options<StartImpersonationMutation, StartImpersonationMutationVariables>) {
  return Apollo.useMutation<StartImpersonationMutation, StartImpersonationMutationVariables>(StartImpersonationDocument, options);
}