import type { EntityManager } from 'typeorm';
import { lockBalances } from './change-points';
import { maxBalance } from './check-adjustment';

/**
 * Has all points of one person be another's, beside the lines of the ledger, which the caller moves; gives how many, and
 * null where they would be more than a balance can be, and then nothing is changed. Those lines keep the balance that each
 * was written with.
 */
export async function joinBalances(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  const balances = await lockBalances(manager, [from, to]);
  const balance = balances.get(from)!;
  if (balance + balances.get(to)! > maxBalance) return null;
  await movePoints(manager, from, to, balance);
  return balance;
}

/** Gives a part of a balance back; false where there are fewer points by now, and then nothing is changed. */
export async function partBalances(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
  points: number,
): Promise<boolean> {
  if ((await lockBalances(manager, [from, to])).get(from)! < points) return false;
  await movePoints(manager, from, to, points);
  return true;
}

async function movePoints(manager: EntityManager, from: string, to: string, points: number): Promise<void> {
  await manager.query(
    `update points_balance set balance = balance + case when profile_id = $1 then -$3::int else $3::int end
     where profile_id in ($1, $2)`,
    [from, to, points],
  );
}
