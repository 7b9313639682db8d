/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AudienceSizeQueryVariables = Exact<{
  audience: Types.AudienceInput;
}>;


export type AudienceSizeQuery = { audienceSize: number };


export const AudienceSizeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AudienceSize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AudienceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audienceSize"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}}]}]}}]} as unknown as DocumentNode<AudienceSizeQuery, AudienceSizeQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAudienceSizeQuery(
  ...[options]: Optional<AudienceSizeQueryVariables, Apollo.useQuery.Options<AudienceSizeQuery, AudienceSizeQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AudienceSizeQuery, AudienceSizeQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AudienceSizeDocument, options as Apollo.useQuery.Options<AudienceSizeQuery, AudienceSizeQueryVariables>);
}
export function useAudienceSizeLazyQuery(options?: Apollo.useLazyQuery.Options<AudienceSizeQuery, AudienceSizeQueryVariables>) {
  return Apollo.useLazyQuery<AudienceSizeQuery, AudienceSizeQueryVariables>(AudienceSizeDocument, options);
}
export function useAudienceSizeSuspenseQuery(
  ...[options]: Optional<AudienceSizeQueryVariables, Apollo.useSuspenseQuery.Options<AudienceSizeQueryVariables>>
): Apollo.useSuspenseQuery.Result<AudienceSizeQuery, AudienceSizeQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AudienceSizeDocument, options as Apollo.useSuspenseQuery.Options<AudienceSizeQueryVariables>);
}