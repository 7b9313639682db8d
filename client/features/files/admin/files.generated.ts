/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FileRowFragment = { id: string, filename: string, kind: Types.FileKind, contentType: string, size: number, uploaderId: string | null, uploaderName: string | null, createdAt: string, imageUrl: string | null, goesAt: string | null, uses: Array<{ kind: Types.FileUser, id: string | null, name: string | null, moduleId: string | null, downloadId: string | null, captions: Types.Language | null }> };

export type AdminFilesQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Types.AdminFileWhere | null | undefined;
  orderBy?: Types.AdminFileOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminFilesQuery = { adminFiles: { totalCount: number, nodes: Array<{ id: string, filename: string, kind: Types.FileKind, contentType: string, size: number, uploaderId: string | null, uploaderName: string | null, createdAt: string, imageUrl: string | null, goesAt: string | null, uses: Array<{ kind: Types.FileUser, id: string | null, name: string | null, moduleId: string | null, downloadId: string | null, captions: Types.Language | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenDownloadMutationVariables = Exact<{
  input: Types.CreateDownloadLinkInput;
}>;


export type OpenDownloadMutation = { createDownloadLink: { link: { url: string, captions: Array<{ lang: Types.Language, url: string }> } } };

export type OpenArticleFileMutationVariables = Exact<{
  input: Types.CreateArticleFileLinkInput;
}>;


export type OpenArticleFileMutation = { createArticleFileLink: { link: { url: string } } };

export const FileRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderId"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadId"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]} as unknown as DocumentNode<FileRowFragment, unknown>;
export const AdminFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminFileWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminFileOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderId"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadId"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]} as unknown as DocumentNode<AdminFilesQuery, AdminFilesQueryVariables>;
export const OpenDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDownloadLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenDownloadMutation, OpenDownloadMutationVariables>;
export const OpenArticleFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenArticleFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleFileLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticleFileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<OpenArticleFileMutation, OpenArticleFileMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAdminFilesQuery(
  ...[options]: Optional<AdminFilesQueryVariables, Apollo.useQuery.Options<AdminFilesQuery, AdminFilesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AdminFilesQuery, AdminFilesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AdminFilesDocument, options as Apollo.useQuery.Options<AdminFilesQuery, AdminFilesQueryVariables>);
}
export function useAdminFilesLazyQuery(options?: Apollo.useLazyQuery.Options<AdminFilesQuery, AdminFilesQueryVariables>) {
  return Apollo.useLazyQuery<AdminFilesQuery, AdminFilesQueryVariables>(AdminFilesDocument, options);
}
export function useAdminFilesSuspenseQuery(
  ...[options]: Optional<AdminFilesQueryVariables, Apollo.useSuspenseQuery.Options<AdminFilesQueryVariables>>
): Apollo.useSuspenseQuery.Result<AdminFilesQuery, AdminFilesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AdminFilesDocument, options as Apollo.useSuspenseQuery.Options<AdminFilesQueryVariables>);
}

export function useOpenDownloadMutation(options?: Apollo.useMutation.Options<OpenDownloadMutation, OpenDownloadMutationVariables>) {
  return Apollo.useMutation<OpenDownloadMutation, OpenDownloadMutationVariables>(OpenDownloadDocument, options);
}

export function useOpenArticleFileMutation(options?: Apollo.useMutation.Options<OpenArticleFileMutation, OpenArticleFileMutationVariables>) {
  return Apollo.useMutation<OpenArticleFileMutation, OpenArticleFileMutationVariables>(OpenArticleFileDocument, options);
}