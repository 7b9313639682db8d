import type { EntityManager } from 'typeorm';
import { hold } from '#server/platform/database/database';
import type { Lane } from '#server/platform/jobs/jobs';

/** The lane that processes uploads. Each of its jobs has one file in memory. */
export const uploadLane: Lane = { name: 'uploads', atOnce: 6 };

/** Locks the turn of an owner until the transaction ends; null means API clients. */
export async function lockTurn(manager: EntityManager, what: string, ownerId: string | null): Promise<void> {
  await hold(manager, `turn ${what} ${ownerId}`);
}
