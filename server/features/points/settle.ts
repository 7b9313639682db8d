import type { PointsReason } from './points.types';

/** One change of a person's points. */
export interface PointsChange {
  profileId: string;
  /** Whole points. Positive amounts are added. Negative amounts are subtracted, down to a balance of 0. */
  amount: number;
  reason: PointsReason;
  /** Source of the points, for example an attempt's id. */
  sourceId?: string;
  note?: string | null;
  /** Profile id of the actor. Absent if the portal itself made the change. */
  actorId?: string;
  /** A change with the key of an earlier change has no effect. */
  idempotencyKey: string;
}

/** A change that was applied. `amount` is the amount that was actually added or subtracted. */
export interface ChangedPoints extends PointsChange {
  /** Points that couldn't be subtracted because the balance was too low. 0 for positive amounts. */
  waived: number;
  balanceAfter: number;
}

/** Applies the changes to the balances, one after the other. No balance falls below 0. */
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

/** Returns the changes whose key is new. If a key occurs several times, returns only its first change. */
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
