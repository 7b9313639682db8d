/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProPersonRowFragment = { id: string, name: string, email: string, accountName: string | null, proSince: string };

export type ProPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Types.ProPersonWhere | null | undefined;
  orderBy?: Types.ProPersonOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProPeopleQuery = { proPeople: { totalCount: number, nodes: Array<{ id: string, name: string, email: string, accountName: string | null, proSince: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const ProPersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"proSince"}}]}}]} as unknown as DocumentNode<ProPersonRowFragment, unknown>;
export const ProPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProPersonWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProPersonOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProPersonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"proSince"}}]}}]} as unknown as DocumentNode<ProPeopleQuery, ProPeopleQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useProPeopleQuery(
  ...[options]: Optional<ProPeopleQueryVariables, Apollo.useQuery.Options<ProPeopleQuery, ProPeopleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ProPeopleQuery, ProPeopleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ProPeopleDocument, options as Apollo.useQuery.Options<ProPeopleQuery, ProPeopleQueryVariables>);
}
export function useProPeopleLazyQuery(options?: Apollo.useLazyQuery.Options<ProPeopleQuery, ProPeopleQueryVariables>) {
  return Apollo.useLazyQuery<ProPeopleQuery, ProPeopleQueryVariables>(ProPeopleDocument, options);
}
export function useProPeopleSuspenseQuery(
  ...[options]: Optional<ProPeopleQueryVariables, Apollo.useSuspenseQuery.Options<ProPeopleQueryVariables>>
): Apollo.useSuspenseQuery.Result<ProPeopleQuery, ProPeopleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ProPeopleDocument, options as Apollo.useSuspenseQuery.Options<ProPeopleQueryVariables>);
}