/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WayToProQueryVariables = Exact<{ [key: string]: never; }>;


export type WayToProQuery = { me: { id: string, progress: { pro: { done: number, required: number, userType: Types.UserType } } } };


export const WayToProDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WayToPro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WayToProQuery, WayToProQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useWayToProQuery(
  ...[options]: Optional<WayToProQueryVariables, Apollo.useQuery.Options<WayToProQuery, WayToProQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<WayToProQuery, WayToProQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(WayToProDocument, options as Apollo.useQuery.Options<WayToProQuery, WayToProQueryVariables>);
}
export function useWayToProLazyQuery(options?: Apollo.useLazyQuery.Options<WayToProQuery, WayToProQueryVariables>) {
  return Apollo.useLazyQuery<WayToProQuery, WayToProQueryVariables>(WayToProDocument, options);
}
export function useWayToProSuspenseQuery(
  ...[options]: Optional<WayToProQueryVariables, Apollo.useSuspenseQuery.Options<WayToProQueryVariables>>
): Apollo.useSuspenseQuery.Result<WayToProQuery, WayToProQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(WayToProDocument, options as Apollo.useSuspenseQuery.Options<WayToProQueryVariables>);
}