/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerifyCertificateQueryVariables = Exact<{
  number: string;
  lang: Types.Language;
}>;


export type VerifyCertificateQuery = { certificate: { number: string, holderName: string, testName: string, passedAt: string, withdrawn: boolean } | null };


export const VerifyCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"testName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"passedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<VerifyCertificateQuery, VerifyCertificateQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useVerifyCertificateQuery(
  ...[options]: Optional<VerifyCertificateQueryVariables, Apollo.useQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<VerifyCertificateQuery, VerifyCertificateQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(VerifyCertificateDocument, options as Apollo.useQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables>);
}
export function useVerifyCertificateLazyQuery(options?: Apollo.useLazyQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables>) {
  return Apollo.useLazyQuery<VerifyCertificateQuery, VerifyCertificateQueryVariables>(VerifyCertificateDocument, options);
}
export function useVerifyCertificateSuspenseQuery(
  ...[options]: Optional<VerifyCertificateQueryVariables, Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>>
): Apollo.useSuspenseQuery.Result<VerifyCertificateQuery, VerifyCertificateQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(VerifyCertificateDocument, options as Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>);
}