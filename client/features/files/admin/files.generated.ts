/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FileRowFragment = { id: string, filename: string, kind: Types.FileKind, contentType: string, size: number, uploaderId: string | null, uploaderName: string | null, createdAt: string, imageUrl: string | null, goesAt: string | null, uses: Array<{ kind: Types.FileUser, id: string | null, name: string | null, moduleId: string | null, downloadId: string | null, captions: Types.Language | null }> };

export type ListedFilesQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Array<Types.Condition> | Types.Condition | null | undefined;
  orderBy?: Types.ListedFileOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListedFilesQuery = { listedFiles: { totalCount: number, nodes: Array<{ id: string, filename: string, kind: Types.FileKind, contentType: string, size: number, uploaderId: string | null, uploaderName: string | null, createdAt: string, imageUrl: string | null, goesAt: string | null, uses: Array<{ kind: Types.FileUser, id: string | null, name: string | null, moduleId: string | null, downloadId: string | null, captions: Types.Language | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OpenDownloadMutationVariables = Exact<{
  input: Types.CreateDownloadLinkInput;
}>;


export type OpenDownloadMutation = { createDownloadLink: { link: { url: string, captions: Array<{ lang: Types.Language, url: string }> } } };

export type OpenArticleFileMutationVariables = Exact<{
  input: Types.CreateArticleFileLinkInput;
}>;


export type OpenArticleFileMutation = { createArticleFileLink: { link: { url: string } } };

export const FileRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderId"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadId"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]} as unknown as DocumentNode<FileRowFragment, unknown>;
export const ListedFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Condition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListedFileOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderId"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"downloadId"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]} as unknown as DocumentNode<ListedFilesQuery, ListedFilesQueryVariables>;
export const OpenDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDownloadLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenDownloadMutation, OpenDownloadMutationVariables>;
export const OpenArticleFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenArticleFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleFileLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticleFileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<OpenArticleFileMutation, OpenArticleFileMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useListedFilesQuery(
  ...[options]: Optional<ListedFilesQueryVariables, Apollo.useQuery.Options<ListedFilesQuery, ListedFilesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ListedFilesQuery, ListedFilesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ListedFilesDocument, options as Apollo.useQuery.Options<ListedFilesQuery, ListedFilesQueryVariables>);
}
export function useListedFilesLazyQuery(options?: Apollo.useLazyQuery.Options<ListedFilesQuery, ListedFilesQueryVariables>) {
  return Apollo.useLazyQuery<ListedFilesQuery, ListedFilesQueryVariables>(ListedFilesDocument, options);
}
export function useListedFilesSuspenseQuery(
  ...[options]: Optional<ListedFilesQueryVariables, Apollo.useSuspenseQuery.Options<ListedFilesQueryVariables>>
): Apollo.useSuspenseQuery.Result<ListedFilesQuery, ListedFilesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ListedFilesDocument, options as Apollo.useSuspenseQuery.Options<ListedFilesQueryVariables>);
}

export function useOpenDownloadMutation(options?: Apollo.useMutation.Options<OpenDownloadMutation, OpenDownloadMutationVariables>) {
  return Apollo.useMutation<OpenDownloadMutation, OpenDownloadMutationVariables>(OpenDownloadDocument, options);
}

export function useOpenArticleFileMutation(options?: Apollo.useMutation.Options<OpenArticleFileMutation, OpenArticleFileMutationVariables>) {
  return Apollo.useMutation<OpenArticleFileMutation, OpenArticleFileMutationVariables>(OpenArticleFileDocument, options);
}