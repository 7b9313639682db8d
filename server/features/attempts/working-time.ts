import { select } from '#server/platform/database/database';
import { readsOnly } from '#server/platform/database/reading-only';

/**
 * An attempt's working time is the sum of its active spans, by the server's clock. A span begins when the attempt is
 * started or opened again, goes on with each answer saved and with the submission, and ends where nothing is heard for
 * longer than this; what lies between two spans counts nothing.
 */
const maxPause = "interval '5 minutes'";

/** The assignments of an update of `attempt` that note a sign of the person at an instant. */
export const notesSign = (at: string): string =>
  `working_time = working_time + case when ${at} - active_at between interval '0' and ${maxPause}
     then ${at} - active_at else interval '0' end, active_at = greatest(active_at, ${at})`;

/** Begins an active span of an attempt in progress that was opened again after a pause; otherwise changes nothing. */
export async function beginSpan(attemptId: string, at: Date): Promise<void> {
  // Somebody else looks at it.
  if (readsOnly()) return;
  await select(
    'attempt-span',
    `update attempt set active_at = $2 where id = $1 and closed_at is null
       and active_at < $2::timestamptz - ${maxPause}`,
    [attemptId, at],
  );
}
