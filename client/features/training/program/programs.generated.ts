/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProgramStateFragment = { bucket: Types.Bucket, enabled: boolean, moduleCount: number, modulesDone: number, points: number, pointsEarned: number, entry: { expiresAt: string } | null };

export type ProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramsQuery = { programs: Array<{ bucket: Types.Bucket, enabled: boolean, moduleCount: number, modulesDone: number, points: number, pointsEarned: number, entry: { expiresAt: string } | null }>, tools: Array<{ id: string, title: string, text: string, href: string, newTab: boolean }>, me: { id: string, role: Types.Role, progress: { pro: { done: number, required: number, onlyPassed: boolean, userType: Types.UserType } } } };

export const ProgramStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moduleCount"}},{"kind":"Field","name":{"kind":"Name","value":"modulesDone"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}}]}}]} as unknown as DocumentNode<ProgramStateFragment, unknown>;
export const ProgramsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedTool"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TowardPro"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moduleCount"}},{"kind":"Field","name":{"kind":"Name","value":"modulesDone"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedTool"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tool"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TowardPro"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"onlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]} as unknown as DocumentNode<ProgramsQuery, ProgramsQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useProgramsQuery(
  ...[options]: Optional<ProgramsQueryVariables, Apollo.useQuery.Options<ProgramsQuery, ProgramsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ProgramsQuery, ProgramsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ProgramsDocument, options as Apollo.useQuery.Options<ProgramsQuery, ProgramsQueryVariables>);
}
export function useProgramsLazyQuery(options?: Apollo.useLazyQuery.Options<ProgramsQuery, ProgramsQueryVariables>) {
  return Apollo.useLazyQuery<ProgramsQuery, ProgramsQueryVariables>(ProgramsDocument, options);
}
export function useProgramsSuspenseQuery(
  ...[options]: Optional<ProgramsQueryVariables, Apollo.useSuspenseQuery.Options<ProgramsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ProgramsQuery, ProgramsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ProgramsDocument, options as Apollo.useSuspenseQuery.Options<ProgramsQueryVariables>);
}