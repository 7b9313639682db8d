/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateDownloadLinkMutationVariables = Exact<{
  input: Types.CreateDownloadLinkInput;
}>;


export type CreateDownloadLinkMutation = { createDownloadLink: { link: { url: string, expiresAt: string, captions: Array<{ lang: Types.Language, url: string }> } } };

export type CreateArchiveLinkMutationVariables = Exact<{
  input: Types.CreateArchiveLinkInput;
}>;


export type CreateArchiveLinkMutation = { createArchiveLink: { link: { url: string } } };


export const CreateDownloadLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDownloadLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDownloadLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>;
export const CreateArchiveLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateArchiveLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArchiveLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArchiveLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<CreateArchiveLinkMutation, CreateArchiveLinkMutationVariables>;

export function useCreateDownloadLinkMutation(options?: Apollo.useMutation.Options<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>) {
  return Apollo.useMutation<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>(CreateDownloadLinkDocument, options);
}

export function useCreateArchiveLinkMutation(options?: Apollo.useMutation.Options<CreateArchiveLinkMutation, CreateArchiveLinkMutationVariables>) {
  return Apollo.useMutation<CreateArchiveLinkMutation, CreateArchiveLinkMutationVariables>(CreateArchiveLinkDocument, options);
}