import { isOutOfSight } from '#client/ui/list/list-parts';
import type { ImportStatus } from '#client/platform/generated/schema';
import { useOneImportQuery } from './imports.generated';

/**
 * The polling intervals in milliseconds. An idle import is polled too, because someone may continue it in another
 * window.
 */
const often = 1000;
const rarely = 15_000;

const goesOn: readonly ImportStatus[] = ['reading', 'checking', 'running', 'undoing'];
const isOver: readonly ImportStatus[] = ['undone', 'discarded', 'failed'];

function pauseAfter(status: ImportStatus | undefined): number {
  if (!status || goesOn.includes(status)) return often;
  return isOver.includes(status) ? 0 : rarely;
}

/** Returns an import, polled while it is in progress. */
export function useImport(id: string) {
  const { data, error, refetch, startPolling, stopPolling } = useOneImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const pause = pauseAfter(data?.import?.status);
  return {
    data: data?.import,
    isThere: data !== undefined,
    error,
    refetch,
    startPolling,
    stopPolling,
    pause,
  };
}
