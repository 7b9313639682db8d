import type { EntityManager } from 'typeorm';
import { hold } from '#server/platform/database';
import type { Lane } from '#server/platform/jobs/jobs';

/** Where what people upload is made ready: so many of them at once at most, each with one file in memory. */
export const uploadLane: Lane = { name: 'uploads', atOnce: 6 };

/** Looks alone, until the transaction ends, whether it is the turn of somebody; null stands for programs. */
export async function lockTurn(manager: EntityManager, what: string, ownerId: string | null): Promise<void> {
  await hold(manager, `turn ${what} ${ownerId}`);
}
