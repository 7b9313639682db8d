/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminNewsletterSubscriptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Types.AdminNewsletterSubscriptionWhere | null | undefined;
  orderBy?: Types.AdminNewsletterSubscriptionOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminNewsletterSubscriptionsQuery = { adminNewsletterSubscriptions: { totalCount: number, nodes: Array<{ id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SubscriptionRowFragment = { id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string };

export type AdminNewsletterSubscriptionQueryVariables = Exact<{
  id: string;
}>;


export type AdminNewsletterSubscriptionQuery = { adminNewsletterSubscription: { id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string } | null };

export type UpdateNewsletterSubscriptionMutationVariables = Exact<{
  input: Types.UpdateNewsletterSubscriptionInput;
}>;


export type UpdateNewsletterSubscriptionMutation = { updateNewsletterSubscription: { newsletterSubscription: { id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string } } };

export const SubscriptionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SubscriptionRowFragment, unknown>;
export const AdminNewsletterSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminNewsletterSubscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscriptionWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscriptionOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminNewsletterSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables>;
export const AdminNewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminNewsletterSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminNewsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables>;
export const UpdateNewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNewsletterSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNewsletterSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNewsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateNewsletterSubscriptionMutation, UpdateNewsletterSubscriptionMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAdminNewsletterSubscriptionsQuery(
  ...[options]: Optional<AdminNewsletterSubscriptionsQueryVariables, Apollo.useQuery.Options<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AdminNewsletterSubscriptionsDocument, options as Apollo.useQuery.Options<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables>);
}
export function useAdminNewsletterSubscriptionsLazyQuery(options?: Apollo.useLazyQuery.Options<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables>) {
  return Apollo.useLazyQuery<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables>(AdminNewsletterSubscriptionsDocument, options);
}
export function useAdminNewsletterSubscriptionsSuspenseQuery(
  ...[options]: Optional<AdminNewsletterSubscriptionsQueryVariables, Apollo.useSuspenseQuery.Options<AdminNewsletterSubscriptionsQueryVariables>>
): Apollo.useSuspenseQuery.Result<AdminNewsletterSubscriptionsQuery, AdminNewsletterSubscriptionsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AdminNewsletterSubscriptionsDocument, options as Apollo.useSuspenseQuery.Options<AdminNewsletterSubscriptionsQueryVariables>);
}

export function useAdminNewsletterSubscriptionQuery(
  ...[options]: Optional<AdminNewsletterSubscriptionQueryVariables, Apollo.useQuery.Options<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AdminNewsletterSubscriptionDocument, options as Apollo.useQuery.Options<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables>);
}
export function useAdminNewsletterSubscriptionLazyQuery(options?: Apollo.useLazyQuery.Options<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables>) {
  return Apollo.useLazyQuery<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables>(AdminNewsletterSubscriptionDocument, options);
}
export function useAdminNewsletterSubscriptionSuspenseQuery(
  ...[options]: Optional<AdminNewsletterSubscriptionQueryVariables, Apollo.useSuspenseQuery.Options<AdminNewsletterSubscriptionQueryVariables>>
): Apollo.useSuspenseQuery.Result<AdminNewsletterSubscriptionQuery, AdminNewsletterSubscriptionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AdminNewsletterSubscriptionDocument, options as Apollo.useSuspenseQuery.Options<AdminNewsletterSubscriptionQueryVariables>);
}

export function useUpdateNewsletterSubscriptionMutation(options?: Apollo.useMutation.Options<UpdateNewsletterSubscriptionMutation, UpdateNewsletterSubscriptionMutationVariables>) {
  return Apollo.useMutation<UpdateNewsletterSubscriptionMutation, UpdateNewsletterSubscriptionMutationVariables>(UpdateNewsletterSubscriptionDocument, options);
}