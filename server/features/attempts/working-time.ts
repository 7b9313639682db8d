import { select } from '#server/platform/database/database';
import { readsOnly } from '#server/platform/database/reading-only';

/**
 * The maximum pause within an active span. Working time is the sum of active spans by the server's clock: a span starts
 * when the attempt is started or reopened, continues with each saved answer and the submission, and ends after a longer
 * pause.
 */
const maxPause = "interval '5 minutes'";

/** Returns the assignments of an update of `attempt` that record activity at an instant. */
export const notesSign = (at: string): string =>
  `working_time = working_time + case when ${at} - active_at between interval '0' and ${maxPause}
     then ${at} - active_at else interval '0' end, active_at = greatest(active_at, ${at})`;

/** Starts an active span of an attempt in progress that is reopened after a pause. Does nothing otherwise. */
export async function beginSpan(attemptId: string, at: Date): Promise<void> {
  // Someone else is viewing it.
  if (readsOnly()) return;
  await select(
    'attempt-span',
    `update attempt set active_at = $2 where id = $1 and closed_at is null
       and active_at < $2::timestamptz - ${maxPause}`,
    [attemptId, at],
  );
}
