/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NextRewardQueryVariables = Exact<{
  lang: Types.Language;
}>;


export type NextRewardQuery = { nextReward: { missing: number, reward: { id: string, name: string } } | null };


export const NextRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<NextRewardQuery, NextRewardQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useNextRewardQuery(
  ...[options]: Optional<NextRewardQueryVariables, Apollo.useQuery.Options<NextRewardQuery, NextRewardQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<NextRewardQuery, NextRewardQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(NextRewardDocument, options as Apollo.useQuery.Options<NextRewardQuery, NextRewardQueryVariables>);
}
export function useNextRewardLazyQuery(options?: Apollo.useLazyQuery.Options<NextRewardQuery, NextRewardQueryVariables>) {
  return Apollo.useLazyQuery<NextRewardQuery, NextRewardQueryVariables>(NextRewardDocument, options);
}
export function useNextRewardSuspenseQuery(
  ...[options]: Optional<NextRewardQueryVariables, Apollo.useSuspenseQuery.Options<NextRewardQueryVariables>>
): Apollo.useSuspenseQuery.Result<NextRewardQuery, NextRewardQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(NextRewardDocument, options as Apollo.useSuspenseQuery.Options<NextRewardQueryVariables>);
}