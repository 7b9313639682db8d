/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AuditRowFragment = { id: string, at: string, action: Types.AuditAction, actorKind: Types.AuditActorKind, actorName: string | null, targetKind: string, targetId: string | null, targetName: string | null, outcome: string, sealedIn: string | null, changes: Array<{ field: string }> };

export type AuditDetailFragment = { actorId: string | null, address: string | null, sealedAt: string | null, id: string, at: string, action: Types.AuditAction, actorKind: Types.AuditActorKind, actorName: string | null, targetKind: string, targetId: string | null, targetName: string | null, outcome: string, sealedIn: string | null, changes: Array<{ field: string, before: string | null, after: string | null, isErased: boolean }> };

export type AuditLogQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Types.AuditEntryWhere | null | undefined;
  orderBy?: Types.AuditEntryOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, nodes: Array<{ id: string, at: string, action: Types.AuditAction, actorKind: Types.AuditActorKind, actorName: string | null, targetKind: string, targetId: string | null, targetName: string | null, outcome: string, sealedIn: string | null, changes: Array<{ field: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type AuditEntryQuery = { auditEntry: { actorId: string | null, address: string | null, sealedAt: string | null, id: string, at: string, action: Types.AuditAction, actorKind: Types.AuditActorKind, actorName: string | null, targetKind: string, targetId: string | null, targetName: string | null, outcome: string, sealedIn: string | null, changes: Array<{ field: string, before: string | null, after: string | null, isErased: boolean }> } | null };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { auditCheck: { checkedAt: string, findings: number } | null };

export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sealedIn"}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const AuditDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sealedIn"}}]}}]} as unknown as DocumentNode<AuditDetailFragment, unknown>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntryWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntryOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sealedIn"}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sealedIn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}}]} as unknown as DocumentNode<AuditEntryQuery, AuditEntryQueryVariables>;
export const AuditCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"}}]}}]}}]} as unknown as DocumentNode<AuditCheckQuery, AuditCheckQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAuditLogQuery(
  ...[options]: Optional<AuditLogQueryVariables, Apollo.useQuery.Options<AuditLogQuery, AuditLogQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AuditLogQuery, AuditLogQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AuditLogDocument, options as Apollo.useQuery.Options<AuditLogQuery, AuditLogQueryVariables>);
}
export function useAuditLogLazyQuery(options?: Apollo.useLazyQuery.Options<AuditLogQuery, AuditLogQueryVariables>) {
  return Apollo.useLazyQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
}
export function useAuditLogSuspenseQuery(
  ...[options]: Optional<AuditLogQueryVariables, Apollo.useSuspenseQuery.Options<AuditLogQueryVariables>>
): Apollo.useSuspenseQuery.Result<AuditLogQuery, AuditLogQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AuditLogDocument, options as Apollo.useSuspenseQuery.Options<AuditLogQueryVariables>);
}

export function useAuditEntryQuery(
  ...[options]: Optional<AuditEntryQueryVariables, Apollo.useQuery.Options<AuditEntryQuery, AuditEntryQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AuditEntryQuery, AuditEntryQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AuditEntryDocument, options as Apollo.useQuery.Options<AuditEntryQuery, AuditEntryQueryVariables>);
}
export function useAuditEntryLazyQuery(options?: Apollo.useLazyQuery.Options<AuditEntryQuery, AuditEntryQueryVariables>) {
  return Apollo.useLazyQuery<AuditEntryQuery, AuditEntryQueryVariables>(AuditEntryDocument, options);
}
export function useAuditEntrySuspenseQuery(
  ...[options]: Optional<AuditEntryQueryVariables, Apollo.useSuspenseQuery.Options<AuditEntryQueryVariables>>
): Apollo.useSuspenseQuery.Result<AuditEntryQuery, AuditEntryQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AuditEntryDocument, options as Apollo.useSuspenseQuery.Options<AuditEntryQueryVariables>);
}

export function useAuditCheckQuery(
  ...[options]: Optional<AuditCheckQueryVariables, Apollo.useQuery.Options<AuditCheckQuery, AuditCheckQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AuditCheckQuery, AuditCheckQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AuditCheckDocument, options as Apollo.useQuery.Options<AuditCheckQuery, AuditCheckQueryVariables>);
}
export function useAuditCheckLazyQuery(options?: Apollo.useLazyQuery.Options<AuditCheckQuery, AuditCheckQueryVariables>) {
  return Apollo.useLazyQuery<AuditCheckQuery, AuditCheckQueryVariables>(AuditCheckDocument, options);
}
export function useAuditCheckSuspenseQuery(
  ...[options]: Optional<AuditCheckQueryVariables, Apollo.useSuspenseQuery.Options<AuditCheckQueryVariables>>
): Apollo.useSuspenseQuery.Result<AuditCheckQuery, AuditCheckQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AuditCheckDocument, options as Apollo.useSuspenseQuery.Options<AuditCheckQueryVariables>);
}