import { isOutOfSight } from '#client/ui/list/list-parts';
import type { ImportStatus } from '#client/platform/generated/schema';
import { useOneImportQuery } from './imports.generated';

/** Milliseconds between two looks, by what is going on: somebody may go on with it in another window. */
const often = 1000;
const rarely = 15_000;

const goesOn: readonly ImportStatus[] = ['reading', 'checking', 'running', 'undoing'];
const isOver: readonly ImportStatus[] = ['undone', 'discarded', 'failed'];

function pauseAfter(status: ImportStatus | undefined): number {
  if (!status || goesOn.includes(status)) return often;
  return isOver.includes(status) ? 0 : rarely;
}

/** An import as it is, followed while it goes on. */
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
