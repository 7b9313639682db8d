/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditedNewsletterSubscriptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Array<Types.Condition> | Types.Condition | null | undefined;
  orderBy?: Types.EditedNewsletterSubscriptionOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EditedNewsletterSubscriptionsQuery = { editedNewsletterSubscriptions: { totalCount: number, nodes: Array<{ id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SubscriptionRowFragment = { id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string };

export type EditedNewsletterSubscriptionQueryVariables = Exact<{
  id: string;
}>;


export type EditedNewsletterSubscriptionQuery = { editedNewsletterSubscription: { id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string } | null };

export type UpdateNewsletterSubscriptionMutationVariables = Exact<{
  input: Types.UpdateNewsletterSubscriptionInput;
}>;


export type UpdateNewsletterSubscriptionMutation = { updateNewsletterSubscription: { newsletterSubscription: { id: string, email: string, section: Types.ContentSectionKey, state: Types.SubscriptionState, lang: Types.Language, requestedAt: string, confirmedAt: string | null, leftAt: string | null, createdAt: string, updatedAt: string } } };

export const SubscriptionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SubscriptionRowFragment, unknown>;
export const EditedNewsletterSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedNewsletterSubscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Condition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EditedNewsletterSubscriptionOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedNewsletterSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables>;
export const EditedNewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedNewsletterSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedNewsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables>;
export const UpdateNewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNewsletterSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNewsletterSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNewsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedNewsletterSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateNewsletterSubscriptionMutation, UpdateNewsletterSubscriptionMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useEditedNewsletterSubscriptionsQuery(
  ...[options]: Optional<EditedNewsletterSubscriptionsQueryVariables, Apollo.useQuery.Options<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedNewsletterSubscriptionsDocument, options as Apollo.useQuery.Options<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables>);
}
export function useEditedNewsletterSubscriptionsLazyQuery(options?: Apollo.useLazyQuery.Options<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables>) {
  return Apollo.useLazyQuery<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables>(EditedNewsletterSubscriptionsDocument, options);
}
export function useEditedNewsletterSubscriptionsSuspenseQuery(
  ...[options]: Optional<EditedNewsletterSubscriptionsQueryVariables, Apollo.useSuspenseQuery.Options<EditedNewsletterSubscriptionsQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedNewsletterSubscriptionsQuery, EditedNewsletterSubscriptionsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedNewsletterSubscriptionsDocument, options as Apollo.useSuspenseQuery.Options<EditedNewsletterSubscriptionsQueryVariables>);
}

export function useEditedNewsletterSubscriptionQuery(
  ...[options]: Optional<EditedNewsletterSubscriptionQueryVariables, Apollo.useQuery.Options<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedNewsletterSubscriptionDocument, options as Apollo.useQuery.Options<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables>);
}
export function useEditedNewsletterSubscriptionLazyQuery(options?: Apollo.useLazyQuery.Options<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables>) {
  return Apollo.useLazyQuery<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables>(EditedNewsletterSubscriptionDocument, options);
}
export function useEditedNewsletterSubscriptionSuspenseQuery(
  ...[options]: Optional<EditedNewsletterSubscriptionQueryVariables, Apollo.useSuspenseQuery.Options<EditedNewsletterSubscriptionQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedNewsletterSubscriptionQuery, EditedNewsletterSubscriptionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedNewsletterSubscriptionDocument, options as Apollo.useSuspenseQuery.Options<EditedNewsletterSubscriptionQueryVariables>);
}

export function useUpdateNewsletterSubscriptionMutation(options?: Apollo.useMutation.Options<UpdateNewsletterSubscriptionMutation, UpdateNewsletterSubscriptionMutationVariables>) {
  return Apollo.useMutation<UpdateNewsletterSubscriptionMutation, UpdateNewsletterSubscriptionMutationVariables>(UpdateNewsletterSubscriptionDocument, options);
}