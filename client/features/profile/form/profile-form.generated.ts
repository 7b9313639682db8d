/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileFormFragment = { id: string, name: string, phone: string | null, location: string | null, country: string | null, state: string | null, updatedAt: string };

export type ProfileListsQueryVariables = Exact<{
  country: string;
}>;


export type ProfileListsQuery = { storeChoices: Array<{ value: string, label: string, selectable: boolean }>, countries: Array<{ code: string, name: string }>, regions: Array<{ code: string, name: string }> };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { profile: { allowsPublicAvatar: boolean, hiddenFromLeaderboard: boolean, id: string, name: string, phone: string | null, location: string | null, country: string | null, state: string | null, updatedAt: string } } };

export const ProfileFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ProfileFormFragment, unknown>;
export const ProfileListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"selectable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProfileListsQuery, ProfileListsQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}},{"kind":"Field","name":{"kind":"Name","value":"allowsPublicAvatar"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFromLeaderboard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useProfileListsQuery(
  ...[options]: Optional<ProfileListsQueryVariables, Apollo.useQuery.Options<ProfileListsQuery, ProfileListsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ProfileListsQuery, ProfileListsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ProfileListsDocument, options as Apollo.useQuery.Options<ProfileListsQuery, ProfileListsQueryVariables>);
}
export function useProfileListsLazyQuery(options?: Apollo.useLazyQuery.Options<ProfileListsQuery, ProfileListsQueryVariables>) {
  return Apollo.useLazyQuery<ProfileListsQuery, ProfileListsQueryVariables>(ProfileListsDocument, options);
}
export function useProfileListsSuspenseQuery(
  ...[options]: Optional<ProfileListsQueryVariables, Apollo.useSuspenseQuery.Options<ProfileListsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ProfileListsQuery, ProfileListsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ProfileListsDocument, options as Apollo.useSuspenseQuery.Options<ProfileListsQueryVariables>);
}

export function useUpdateProfileMutation(options?: Apollo.useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) {
  return Apollo.useMutation<UpdateProfileMutation, UpdateProfileMutationVariables>(UpdateProfileDocument, options);
}