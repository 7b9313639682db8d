import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { errorCode } from '#client/platform/requests/error-code';

/**
 * Returns a function that waits for a change and reloads a query after a conflict, so that the next attempt starts from
 * the current version.
 */
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
