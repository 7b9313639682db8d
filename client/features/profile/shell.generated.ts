/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { me: { id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, points: number, imageUrl: string | null, termsVersion: number | null } };

export type ShellProfileFragment = { id: string, name: string, email: string, role: Types.Role, userType: Types.UserType, points: number, imageUrl: string | null, termsVersion: number | null };

export const ShellProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}}]}}]} as unknown as DocumentNode<ShellProfileFragment, unknown>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useShellQuery(
  ...[options]: Optional<ShellQueryVariables, Apollo.useQuery.Options<ShellQuery, ShellQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ShellQuery, ShellQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ShellDocument, options as Apollo.useQuery.Options<ShellQuery, ShellQueryVariables>);
}
export function useShellLazyQuery(options?: Apollo.useLazyQuery.Options<ShellQuery, ShellQueryVariables>) {
  return Apollo.useLazyQuery<ShellQuery, ShellQueryVariables>(ShellDocument, options);
}
export function useShellSuspenseQuery(
  ...[options]: Optional<ShellQueryVariables, Apollo.useSuspenseQuery.Options<ShellQueryVariables>>
): Apollo.useSuspenseQuery.Result<ShellQuery, ShellQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ShellDocument, options as Apollo.useSuspenseQuery.Options<ShellQueryVariables>);
}