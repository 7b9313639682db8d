/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisiblePictureFragment = { alt: string | null, caption: string | null, picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } };

export type AlbumEntryFragment = { id: string, section: Types.ContentSectionKey, slug: string, title: string, publishAt: string | null, pictureCount: number, cover: Array<{ picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } }> };

export type AlbumsQueryVariables = Exact<{
  filter?: Types.AlbumFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AlbumsQuery = { albums: { totalCount: number, nodes: Array<{ id: string, section: Types.ContentSectionKey, slug: string, title: string, publishAt: string | null, pictureCount: number, cover: Array<{ picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AlbumQueryVariables = Exact<{
  section: Types.ContentSectionKey;
  slug: string;
}>;


export type AlbumQuery = { album: { id: string, section: Types.ContentSectionKey, slug: string, title: string, lead: string | null, publishAt: string | null, pictures: Array<{ alt: string | null, caption: string | null, picture: { assetId: string, smUrl: string, lgUrl: string, width: number, height: number } }> } | null };

export const VisiblePictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisiblePicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlbumPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]} as unknown as DocumentNode<VisiblePictureFragment, unknown>;
export const AlbumEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlbumEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Album"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<AlbumEntryFragment, unknown>;
export const AlbumsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Albums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AlbumFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"albums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlbumEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlbumEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Album"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<AlbumsQuery, AlbumsQueryVariables>;
export const AlbumDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Album"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSectionKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"album"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisiblePicture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisiblePicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlbumPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]} as unknown as DocumentNode<AlbumQuery, AlbumQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAlbumsQuery(
  ...[options]: Optional<AlbumsQueryVariables, Apollo.useQuery.Options<AlbumsQuery, AlbumsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AlbumsQuery, AlbumsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AlbumsDocument, options as Apollo.useQuery.Options<AlbumsQuery, AlbumsQueryVariables>);
}
export function useAlbumsLazyQuery(options?: Apollo.useLazyQuery.Options<AlbumsQuery, AlbumsQueryVariables>) {
  return Apollo.useLazyQuery<AlbumsQuery, AlbumsQueryVariables>(AlbumsDocument, options);
}
export function useAlbumsSuspenseQuery(
  ...[options]: Optional<AlbumsQueryVariables, Apollo.useSuspenseQuery.Options<AlbumsQueryVariables>>
): Apollo.useSuspenseQuery.Result<AlbumsQuery, AlbumsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AlbumsDocument, options as Apollo.useSuspenseQuery.Options<AlbumsQueryVariables>);
}

export function useAlbumQuery(
  ...[options]: Optional<AlbumQueryVariables, Apollo.useQuery.Options<AlbumQuery, AlbumQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AlbumQuery, AlbumQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AlbumDocument, options as Apollo.useQuery.Options<AlbumQuery, AlbumQueryVariables>);
}
export function useAlbumLazyQuery(options?: Apollo.useLazyQuery.Options<AlbumQuery, AlbumQueryVariables>) {
  return Apollo.useLazyQuery<AlbumQuery, AlbumQueryVariables>(AlbumDocument, options);
}
export function useAlbumSuspenseQuery(
  ...[options]: Optional<AlbumQueryVariables, Apollo.useSuspenseQuery.Options<AlbumQueryVariables>>
): Apollo.useSuspenseQuery.Result<AlbumQuery, AlbumQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AlbumDocument, options as Apollo.useSuspenseQuery.Options<AlbumQueryVariables>);
}