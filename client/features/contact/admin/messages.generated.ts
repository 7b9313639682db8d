/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MessageRowFragment = { id: string, number: number, name: string, email: string, lang: Types.Language, topic: Types.ContactTopic, excerpt: string, done: boolean, repliedAt: string | null, createdAt: string, updatedAt: string };

export type EditedContactMessagesQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Array<Types.Condition> | Types.Condition | null | undefined;
  orderBy?: Types.EditedContactMessageOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EditedContactMessagesQuery = { editedContactMessages: { totalCount: number, nodes: Array<{ id: string, number: number, name: string, email: string, lang: Types.Language, topic: Types.ContactTopic, excerpt: string, done: boolean, repliedAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditedContactMessageQueryVariables = Exact<{
  id: string;
}>;


export type EditedContactMessageQuery = { editedContactMessage: { excerpt: string, id: string, number: number, profileId: string | null, name: string, email: string, lang: Types.Language, topic: Types.ContactTopic, test: string | null, text: string, page: string | null, browser: string | null, done: boolean, repliedAt: string | null, reply: string | null, createdAt: string, updatedAt: string } | null };

export type UpdateContactMessageMutationVariables = Exact<{
  input: Types.UpdateContactMessageInput;
}>;


export type UpdateContactMessageMutation = { updateContactMessage: { contactMessage: { excerpt: string, id: string, number: number, profileId: string | null, name: string, email: string, lang: Types.Language, topic: Types.ContactTopic, test: string | null, text: string, page: string | null, browser: string | null, done: boolean, repliedAt: string | null, reply: string | null, createdAt: string, updatedAt: string } } };

export type ReplyToContactMessageMutationVariables = Exact<{
  input: Types.ReplyToContactMessageInput;
}>;


export type ReplyToContactMessageMutation = { replyToContactMessage: { contactMessage: { id: string, number: number, profileId: string | null, name: string, email: string, lang: Types.Language, topic: Types.ContactTopic, test: string | null, text: string, page: string | null, browser: string | null, done: boolean, repliedAt: string | null, reply: string | null, createdAt: string, updatedAt: string } } };

export type DeleteContactMessageMutationVariables = Exact<{
  input: Types.DeleteContactMessageInput;
}>;


export type DeleteContactMessageMutation = { deleteContactMessage: { id: string } };

export const MessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MessageRowFragment, unknown>;
export const EditedContactMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Condition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContactMessageOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedContactMessagesQuery, EditedContactMessagesQueryVariables>;
export const EditedContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DescribedContactMessage"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DescribedContactMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"test"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedContactMessageQuery, EditedContactMessageQueryVariables>;
export const UpdateContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DescribedContactMessage"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DescribedContactMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"test"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>;
export const ReplyToContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DescribedContactMessage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DescribedContactMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"test"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ReplyToContactMessageMutation, ReplyToContactMessageMutationVariables>;
export const DeleteContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useEditedContactMessagesQuery(
  ...[options]: Optional<EditedContactMessagesQueryVariables, Apollo.useQuery.Options<EditedContactMessagesQuery, EditedContactMessagesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedContactMessagesQuery, EditedContactMessagesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedContactMessagesDocument, options as Apollo.useQuery.Options<EditedContactMessagesQuery, EditedContactMessagesQueryVariables>);
}
export function useEditedContactMessagesLazyQuery(options?: Apollo.useLazyQuery.Options<EditedContactMessagesQuery, EditedContactMessagesQueryVariables>) {
  return Apollo.useLazyQuery<EditedContactMessagesQuery, EditedContactMessagesQueryVariables>(EditedContactMessagesDocument, options);
}
export function useEditedContactMessagesSuspenseQuery(
  ...[options]: Optional<EditedContactMessagesQueryVariables, Apollo.useSuspenseQuery.Options<EditedContactMessagesQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedContactMessagesQuery, EditedContactMessagesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedContactMessagesDocument, options as Apollo.useSuspenseQuery.Options<EditedContactMessagesQueryVariables>);
}

export function useEditedContactMessageQuery(
  ...[options]: Optional<EditedContactMessageQueryVariables, Apollo.useQuery.Options<EditedContactMessageQuery, EditedContactMessageQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedContactMessageQuery, EditedContactMessageQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedContactMessageDocument, options as Apollo.useQuery.Options<EditedContactMessageQuery, EditedContactMessageQueryVariables>);
}
export function useEditedContactMessageLazyQuery(options?: Apollo.useLazyQuery.Options<EditedContactMessageQuery, EditedContactMessageQueryVariables>) {
  return Apollo.useLazyQuery<EditedContactMessageQuery, EditedContactMessageQueryVariables>(EditedContactMessageDocument, options);
}
export function useEditedContactMessageSuspenseQuery(
  ...[options]: Optional<EditedContactMessageQueryVariables, Apollo.useSuspenseQuery.Options<EditedContactMessageQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedContactMessageQuery, EditedContactMessageQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedContactMessageDocument, options as Apollo.useSuspenseQuery.Options<EditedContactMessageQueryVariables>);
}

export function useUpdateContactMessageMutation(options?: Apollo.useMutation.Options<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>) {
  return Apollo.useMutation<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>(UpdateContactMessageDocument, options);
}

export function useReplyToContactMessageMutation(options?: Apollo.useMutation.Options<ReplyToContactMessageMutation, ReplyToContactMessageMutationVariables>) {
  return Apollo.useMutation<ReplyToContactMessageMutation, ReplyToContactMessageMutationVariables>(ReplyToContactMessageDocument, options);
}

export function useDeleteContactMessageMutation(options?: Apollo.useMutation.Options<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>) {
  return Apollo.useMutation<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>(DeleteContactMessageDocument, options);
}