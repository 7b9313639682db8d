import type { EntityManager } from 'typeorm';
import { lockBalances } from './change-points';
import { maxBalance } from './check-adjustment';

/**
 * Moves the balance of one person to another. The caller moves the points entries, which keep their stored balance.
 * Returns the moved points; null without any change if the result would exceed the maximum balance.
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

/** Moves points back. Returns false without any change if the balance is too low. */
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
