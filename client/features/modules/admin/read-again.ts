import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { errorCode } from '#client/platform/error-code';

/** Passes a change on; where somebody else was first, the query is made again, so that the next try is of now. */
export function useReadAgain(query: string): <T>(change: Promise<T>) => Promise<T> {
  const client = useApolloClient();
  return useCallback(
    (change) =>
      change.catch((error: unknown) => {
        const code = errorCode(error);
        if (code === 'CONFLICT' || code === 'NOT_FOUND') {
          void client.refetchQueries({ include: [query] });
        }
        throw error;
      }),
    [client, query],
  );
}
