import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorCode } from '#client/platform/requests/error-code';
import { unnarrowed, defaultRows, type ListView } from './list-address';
import { isOutOfSight, type Page } from './list-parts';

export type ListQuery<Row, Data, Variables> = {
  query: TypedDocumentNode<Data, Variables>;
  variables: (view: ListView) => Variables;
  page: (data: Data) => Page<Row>;
};

/** Returns the number of rows without search and filters. Undefined while it loads. */
export function useWholeTotal<Row, Data, Variables extends OperationVariables>(
  { query, variables, page }: ListQuery<Row, Data, Variables>,
  view: ListView,
): number | undefined {
  const { data } = useQuery<Data, OperationVariables>(query, {
    variables: variables({ ...view, ...unnarrowed, sort: null, after: null, from: 1 }),
    // A person who filters a list has usually loaded it unfiltered before.
    fetchPolicy: 'cache-first',
  });
  return data && page(data as Data).totalCount;
}

/**
 * Returns the page of rows for a view. While another page loads, the previous one remains. After an error, the last
 * loaded rows are returned with the error.
 */
export function useListPage<Row, Data, Variables extends OperationVariables>(
  read: ListQuery<Row, Data, Variables> & { pollInterval: number | undefined },
  view: ListView,
  beginAnew: () => void,
) {
  const { query, variables, page: pageOf, pollInterval } = read;
  const client = useApolloClient();
  const params = { ...variables(view), ...(view.rows !== defaultRows && { first: view.rows }) };
  const { data, previousData, error, refetch } = useQuery<Data, OperationVariables>(query, {
    variables: params,
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: isOutOfSight,
  });
  const kept =
    error && (client.readQuery<Data, OperationVariables>({ query, variables: params }) ?? undefined);
  // The cursor is invalid or the page is empty because the list has changed, so it restarts from the first page.
  const isLost = error !== undefined && errorCode(error) === 'BAD_USER_INPUT';
  const isDrained = data !== undefined && pageOf(data as Data).nodes.length === 0;
  const isRemoved = view.after !== null && (isLost || isDrained);
  useEffect(() => {
    if (isRemoved) beginAnew();
  });
  const visible = (data ?? (error ? kept : previousData)) as Data | undefined;
  return {
    page: visible && pageOf(visible),
    /** True if the rows match the current view. */
    isCurrent: data !== undefined,
    error,
    isRemoved,
    retry: () => void refetch(),
    /** Returns the number of rows of another view. */
    totalOf: async (other: ListView): Promise<number> => {
      const answer = await client.query<Data, OperationVariables>({ query, variables: variables(other) });
      return pageOf(answer.data as Data).totalCount;
    },
  };
}
