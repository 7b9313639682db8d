import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { pool, transaction } from '#server/platform/database/database';
import { asOthers } from '#server/platform/database/one-connection';

/** Runs work that takes locks in a transaction, while other callers run too. */
export const holding = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> =>
  transaction((manager) => asOthers(() => work(manager)));

/** Returns true if the work waits for a lock of the PostgreSQL process `holder`; false if it ended without waiting. */
export async function waitsFor(holder: number, work: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
  };
  void work.then(end, end);
  while (!hasEnded) {
    const { rows } = await pool().query(
      'select from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))',
      [holder],
    );
    if (rows.length > 0) return true;
    await wait(10);
  }
  return false;
}

/** Waits until that many connections wait for locks. */
export async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await pool().query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    await wait(10);
  }
}
