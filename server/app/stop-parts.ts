import { setTimeout as pause } from 'node:timers/promises';
import { log } from '#server/platform/logging/log';

/** Stops a part of the portal. */
export type Stop = () => Promise<void>;

/**
 * Stops the parts in order, with one timeout in milliseconds for all. A part that waits for a database that has ended
 * can't keep the process running.
 */
export async function stopParts(stops: Stop[], milliseconds: number): Promise<void> {
  const late = pause(milliseconds, 'late', { ref: false });
  for (const stop of stops) {
    const stopped = stop().catch((error: unknown) =>
      log.error({ err: error }, 'a part did not stop cleanly'),
    );
    if ((await Promise.race([stopped, late])) !== 'late') continue;
    log.warn('a part takes too long to stop, so the portal ends without waiting for it');
    return;
  }
}
