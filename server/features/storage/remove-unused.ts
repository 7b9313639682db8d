import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';

const hour = 60 * 60 * 1000;
/** For how many hours bytes are kept that nothing uses. */
export const retentionHours = 24;
const keptFor = retentionHours * hour;
// Much longer than bytes are on their way that are still wanted.
const awaitedFor = 6 * hour;

/** Unused since before these times, bytes are removed: those that never came whole, and those that did. */
export interface UnusedSince {
  awaited: Date;
  stored: Date;
}

const before = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);

/** Runs `removeOne`, each time in a transaction of its own, until it finds nothing to remove; gives how often it did. */
export async function removeUnused(
  removeOne: (manager: EntityManager, since: UnusedSince) => Promise<boolean>,
): Promise<number> {
  const since = { awaited: before(awaitedFor), stored: before(keptFor) };
  let removed = 0;
  while (await transaction((manager) => removeOne(manager, since))) removed++;
  return removed;
}
