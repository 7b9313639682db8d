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

/** How many rows there are where search and filters leave none out, for a view with some; undefined until it is known. */
export function useWholeTotal<Row, Data, Variables extends OperationVariables>(
  { query, variables, page }: ListQuery<Row, Data, Variables>,
  view: ListView,
): number | undefined {
  const { data } = useQuery<Data, OperationVariables>(query, {
    variables: variables({ ...view, ...unnarrowed, sort: null, after: null, from: 1 }),
    // Whoever narrows a list has mostly seen it whole before.
    fetchPolicy: 'cache-first',
  });
  return data && page(data as Data).totalCount;
}

/**
 * The page of rows that a view shows. While another is on its way the one before stays; where it cannot be read anew, what
 * was read of it before, beside the error.
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
  // A page whose list has changed since: its place or all its rows are gone, so that the list begins anew.
  const isLost = error !== undefined && errorCode(error) === 'BAD_USER_INPUT';
  const isDrained = data !== undefined && pageOf(data as Data).nodes.length === 0;
  const isRemoved = view.after !== null && (isLost || isDrained);
  useEffect(() => {
    if (isRemoved) beginAnew();
  });
  const visible = (data ?? (error ? kept : previousData)) as Data | undefined;
  return {
    page: visible && pageOf(visible),
    /** Whether what is shown is what is asked for. */
    isCurrent: data !== undefined,
    error,
    isRemoved,
    retry: () => void refetch(),
    /** How many rows another view has. */
    totalOf: async (other: ListView): Promise<number> => {
      const answer = await client.query<Data, OperationVariables>({ query, variables: variables(other) });
      return pageOf(answer.data as Data).totalCount;
    },
  };
}
