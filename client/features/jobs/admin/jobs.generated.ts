/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BackgroundJobRowFragment = { id: string, name: string, state: Types.BackgroundJobState, failure: Types.BackgroundJobFailure | null, reason: string | null, tries: number, maxTries: number, queuedAt: string, runAt: string };

export type BackgroundJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.BackgroundJobFilter | null | undefined;
  where?: Types.BackgroundJobWhere | null | undefined;
  orderBy?: Types.BackgroundJobOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BackgroundJobsQuery = { backgroundJobs: { totalCount: number, nodes: Array<{ id: string, name: string, state: Types.BackgroundJobState, failure: Types.BackgroundJobFailure | null, reason: string | null, tries: number, maxTries: number, queuedAt: string, runAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobViewsQuery = { failed: { totalCount: number }, running: { totalCount: number }, waiting: { totalCount: number }, all: { totalCount: number } };

export type RetryBackgroundJobsMutationVariables = Exact<{
  input: Types.RetryBackgroundJobsInput;
}>;


export type RetryBackgroundJobsMutation = { retryBackgroundJobs: { jobIds: Array<string> } };

export const BackgroundJobRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackgroundJobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"maxTries"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}}]}}]} as unknown as DocumentNode<BackgroundJobRowFragment, unknown>;
export const BackgroundJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackgroundJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJobFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJobWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJobOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackgroundJobRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackgroundJobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"maxTries"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}}]}}]} as unknown as DocumentNode<BackgroundJobsQuery, BackgroundJobsQueryVariables>;
export const JobViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"failed"},"name":{"kind":"Name","value":"backgroundJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"retrying"},{"kind":"EnumValue","value":"given_up"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"running"},"name":{"kind":"Name","value":"backgroundJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"running"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"backgroundJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"waiting"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"backgroundJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<JobViewsQuery, JobViewsQueryVariables>;
export const RetryBackgroundJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryBackgroundJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryBackgroundJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryBackgroundJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobIds"}}]}}]}}]} as unknown as DocumentNode<RetryBackgroundJobsMutation, RetryBackgroundJobsMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useBackgroundJobsQuery(
  ...[options]: Optional<BackgroundJobsQueryVariables, Apollo.useQuery.Options<BackgroundJobsQuery, BackgroundJobsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<BackgroundJobsQuery, BackgroundJobsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(BackgroundJobsDocument, options as Apollo.useQuery.Options<BackgroundJobsQuery, BackgroundJobsQueryVariables>);
}
export function useBackgroundJobsLazyQuery(options?: Apollo.useLazyQuery.Options<BackgroundJobsQuery, BackgroundJobsQueryVariables>) {
  return Apollo.useLazyQuery<BackgroundJobsQuery, BackgroundJobsQueryVariables>(BackgroundJobsDocument, options);
}
export function useBackgroundJobsSuspenseQuery(
  ...[options]: Optional<BackgroundJobsQueryVariables, Apollo.useSuspenseQuery.Options<BackgroundJobsQueryVariables>>
): Apollo.useSuspenseQuery.Result<BackgroundJobsQuery, BackgroundJobsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(BackgroundJobsDocument, options as Apollo.useSuspenseQuery.Options<BackgroundJobsQueryVariables>);
}

export function useJobViewsQuery(
  ...[options]: Optional<JobViewsQueryVariables, Apollo.useQuery.Options<JobViewsQuery, JobViewsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<JobViewsQuery, JobViewsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(JobViewsDocument, options as Apollo.useQuery.Options<JobViewsQuery, JobViewsQueryVariables>);
}
export function useJobViewsLazyQuery(options?: Apollo.useLazyQuery.Options<JobViewsQuery, JobViewsQueryVariables>) {
  return Apollo.useLazyQuery<JobViewsQuery, JobViewsQueryVariables>(JobViewsDocument, options);
}
export function useJobViewsSuspenseQuery(
  ...[options]: Optional<JobViewsQueryVariables, Apollo.useSuspenseQuery.Options<JobViewsQueryVariables>>
): Apollo.useSuspenseQuery.Result<JobViewsQuery, JobViewsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(JobViewsDocument, options as Apollo.useSuspenseQuery.Options<JobViewsQueryVariables>);
}

export function useRetryBackgroundJobsMutation(options?: Apollo.useMutation.Options<RetryBackgroundJobsMutation, RetryBackgroundJobsMutationVariables>) {
  return Apollo.useMutation<RetryBackgroundJobsMutation, RetryBackgroundJobsMutationVariables>(RetryBackgroundJobsDocument, options);
}