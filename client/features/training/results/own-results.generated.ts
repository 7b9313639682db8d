/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResultLineFragment = { id: string, status: Types.ResultStatus, score: number | null, closedAt: string, pointsEarned: number, module: { id: string, name: string } };

export type OwnResultsQueryVariables = Exact<{
  filter?: Types.ResultFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnResultsQuery = { me: { id: string, name: string, points: number, results: { nodes: Array<{ id: string, status: Types.ResultStatus, score: number | null, closedAt: string, pointsEarned: number, module: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export const ResultLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ResultLineFragment, unknown>;
export const OwnResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnResultsQuery, OwnResultsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOwnResultsQuery(
  ...[options]: Optional<OwnResultsQueryVariables, Apollo.useQuery.Options<OwnResultsQuery, OwnResultsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnResultsQuery, OwnResultsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnResultsDocument, options as Apollo.useQuery.Options<OwnResultsQuery, OwnResultsQueryVariables>);
}
export function useOwnResultsLazyQuery(options?: Apollo.useLazyQuery.Options<OwnResultsQuery, OwnResultsQueryVariables>) {
  return Apollo.useLazyQuery<OwnResultsQuery, OwnResultsQueryVariables>(OwnResultsDocument, options);
}
export function useOwnResultsSuspenseQuery(
  ...[options]: Optional<OwnResultsQueryVariables, Apollo.useSuspenseQuery.Options<OwnResultsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnResultsQuery, OwnResultsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnResultsDocument, options as Apollo.useSuspenseQuery.Options<OwnResultsQueryVariables>);
}