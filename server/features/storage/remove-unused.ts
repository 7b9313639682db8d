import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';

const hour = 60 * 60 * 1000;
/** Hours after which unused files are deleted. */
export const retentionHours = 24;
const keptFor = retentionHours * hour;
// Much longer than an upload takes.
const awaitedFor = 6 * hour;

/** Files that have been unused since before these times are deleted: incomplete ones and complete ones. */
export interface UnusedSince {
  awaited: Date;
  stored: Date;
}

const before = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);

/** Runs `removeOne` in separate transactions until it finds nothing to delete. Returns the number of deleted files. */
export async function removeUnused(
  removeOne: (manager: EntityManager, since: UnusedSince) => Promise<boolean>,
): Promise<number> {
  const since = { awaited: before(awaitedFor), stored: before(keptFor) };
  let removed = 0;
  while (await transaction((manager) => removeOne(manager, since))) removed++;
  return removed;
}
