import { now } from '#server/platform/clock';
import { select } from '#server/platform/database';

/** Removes links that lead nowhere any more. */
export async function removeExpiredLinks(): Promise<void> {
  await select('remove-expired-links', 'delete from download_link where expires_at <= $1', [now()]);
}
