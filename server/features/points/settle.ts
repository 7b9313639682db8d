import type { PointsReason } from './points.types';

/** One change of a person's points. */
export interface PointsChange {
  profileId: string;
  /** Whole number: given where positive; where negative taken, at most the balance, and the rest waived. */
  amount: number;
  reason: PointsReason;
  /** What the points come from, for example an attempt's id. */
  sourceId?: string;
  note?: string | null;
  /** The profile of whoever did it; absent for the portal itself. */
  actorId?: string;
  /** A repeat with the same key changes nothing. */
  idempotencyKey: string;
}

/** What became of a change. */
export interface ChangedPoints extends PointsChange {
  /** What was not in the balance any more and so was let go; 0 where points were given. */
  waived: number;
  balanceAfter: number;
}

/** Applies the changes one after the other to the balances; no balance goes below zero. */
export function settle(
  changes: readonly PointsChange[],
  balances: ReadonlyMap<string, number>,
): ChangedPoints[] {
  const current = new Map(balances);
  return changes.map((change) => {
    const before = current.get(change.profileId) ?? 0;
    const amount = Math.max(change.amount, -before);
    current.set(change.profileId, before + amount);
    return { ...change, amount, waived: amount - change.amount, balanceAfter: before + amount };
  });
}

/** Returns the changes whose key no earlier change had, the first for each key. */
export function withNewKeys(
  changes: readonly PointsChange[],
  earlierKeys: readonly string[],
): PointsChange[] {
  const keys = new Set(earlierKeys);
  return changes.filter(({ idempotencyKey }) => {
    const isNew = !keys.has(idempotencyKey);
    keys.add(idempotencyKey);
    return isNew;
  });
}
