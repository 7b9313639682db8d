/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PointsLineFragment = { id: string, amount: number, waived: number, reason: Types.PointsReason, note: string | null, balanceAfter: number, createdAt: string, result: { id: string, score: number | null, moduleName: string } | null, order: { id: string, number: string, rewardName: string } | null };

export type OwnPointsQueryVariables = Exact<{
  filter?: Types.PointsEntryFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnPointsQuery = { me: { id: string, points: number, pointsEntries: { nodes: Array<{ id: string, amount: number, waived: number, reason: Types.PointsReason, note: string | null, balanceAfter: number, createdAt: string, result: { id: string, score: number | null, moduleName: string } | null, order: { id: string, number: string, rewardName: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export const PointsLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointsEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"waived"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"rewardName"}}]}}]}}]} as unknown as DocumentNode<PointsLineFragment, unknown>;
export const OwnPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PointsEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointsLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointsEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"waived"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"rewardName"}}]}}]}}]} as unknown as DocumentNode<OwnPointsQuery, OwnPointsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOwnPointsQuery(
  ...[options]: Optional<OwnPointsQueryVariables, Apollo.useQuery.Options<OwnPointsQuery, OwnPointsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnPointsQuery, OwnPointsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnPointsDocument, options as Apollo.useQuery.Options<OwnPointsQuery, OwnPointsQueryVariables>);
}
export function useOwnPointsLazyQuery(options?: Apollo.useLazyQuery.Options<OwnPointsQuery, OwnPointsQueryVariables>) {
  return Apollo.useLazyQuery<OwnPointsQuery, OwnPointsQueryVariables>(OwnPointsDocument, options);
}
export function useOwnPointsSuspenseQuery(
  ...[options]: Optional<OwnPointsQueryVariables, Apollo.useSuspenseQuery.Options<OwnPointsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnPointsQuery, OwnPointsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnPointsDocument, options as Apollo.useSuspenseQuery.Options<OwnPointsQueryVariables>);
}