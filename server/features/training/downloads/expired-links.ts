import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';

/** Deletes expired links. */
export async function removeExpiredLinks(): Promise<void> {
  const at = now();
  await select('remove-expired-links', 'delete from download_link where expires_at <= $1', [at]);
  await select('remove-expired-archives', 'delete from download_archive where expires_at <= $1', [at]);
}
