/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AwardRowFragment = { id: string, name: string, text: string, kind: Types.AwardKind, winner: string, dealer: string | null, points: number | null, picture: { smUrl: string, width: number, height: number } | null };

export type AwardYearsQueryVariables = Exact<{
  section: Types.ContentSectionKey;
}>;


export type AwardYearsQuery = { awardYears: Array<{ year: number, awards: Array<{ id: string, name: string, text: string, kind: Types.AwardKind, winner: string, dealer: string | null, points: number | null, picture: { smUrl: string, width: number, height: number } | null }> }> };

export const AwardRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Award"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"dealer"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<AwardRowFragment, unknown>;
export const AwardYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwardYears"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSectionKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awardYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"awards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwardRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Award"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"dealer"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<AwardYearsQuery, AwardYearsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAwardYearsQuery(
  ...[options]: Optional<AwardYearsQueryVariables, Apollo.useQuery.Options<AwardYearsQuery, AwardYearsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AwardYearsQuery, AwardYearsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AwardYearsDocument, options as Apollo.useQuery.Options<AwardYearsQuery, AwardYearsQueryVariables>);
}
export function useAwardYearsLazyQuery(options?: Apollo.useLazyQuery.Options<AwardYearsQuery, AwardYearsQueryVariables>) {
  return Apollo.useLazyQuery<AwardYearsQuery, AwardYearsQueryVariables>(AwardYearsDocument, options);
}
export function useAwardYearsSuspenseQuery(
  ...[options]: Optional<AwardYearsQueryVariables, Apollo.useSuspenseQuery.Options<AwardYearsQueryVariables>>
): Apollo.useSuspenseQuery.Result<AwardYearsQuery, AwardYearsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AwardYearsDocument, options as Apollo.useSuspenseQuery.Options<AwardYearsQueryVariables>);
}