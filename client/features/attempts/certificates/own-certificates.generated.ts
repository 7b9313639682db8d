/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnCertificatesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnCertificatesQuery = { me: { id: string, certificates: { totalCount: number, nodes: Array<{ number: string, testName: string, passedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };


export const OwnCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCertificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"testName"}},{"kind":"Field","name":{"kind":"Name","value":"passedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCertificatesQuery, OwnCertificatesQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useOwnCertificatesQuery(
  ...[options]: Optional<OwnCertificatesQueryVariables, Apollo.useQuery.Options<OwnCertificatesQuery, OwnCertificatesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnCertificatesQuery, OwnCertificatesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnCertificatesDocument, options as Apollo.useQuery.Options<OwnCertificatesQuery, OwnCertificatesQueryVariables>);
}
export function useOwnCertificatesLazyQuery(options?: Apollo.useLazyQuery.Options<OwnCertificatesQuery, OwnCertificatesQueryVariables>) {
  return Apollo.useLazyQuery<OwnCertificatesQuery, OwnCertificatesQueryVariables>(OwnCertificatesDocument, options);
}
export function useOwnCertificatesSuspenseQuery(
  ...[options]: Optional<OwnCertificatesQueryVariables, Apollo.useSuspenseQuery.Options<OwnCertificatesQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnCertificatesQuery, OwnCertificatesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnCertificatesDocument, options as Apollo.useSuspenseQuery.Options<OwnCertificatesQueryVariables>);
}