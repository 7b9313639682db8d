import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { requirePersonStill } from '#server/features/profile/status/removed';
import { readableProfiles } from '#server/features/profile/profile.policy';
import { profileById } from '#server/features/profile/profile.service';
import { hold, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { saveOnce } from '#server/platform/saves/save-once';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { changePoints, lockBalances } from './change-points';
import {
  type Adjustment,
  assertWithinLimit,
  checkAdjustment,
  checkBalance,
  checkNote,
} from './check-adjustment';
import type { SetPointsInput } from './points.input';
import { balancePart } from './points.part';
import { assertCanAdjustPoints } from './points.policy';
import { selectEntryByKey } from './points.queries';
import type { AdjustedPoints } from './points.types';

/** An authorized change of a person's points in a transaction that has locked the balance. */
interface BalanceChange {
  manager: EntityManager;
  admin: Person | ApiClient;
  profileId: string;
  balances: ReadonlyMap<string, number>;
  /** The balance before the change. */
  before: number;
}

/** Runs a change of a person's points. `apply` returns the key of the points entry; null without one. */
async function change(
  viewer: Viewer,
  profileId: string,
  apply: (locked: BalanceChange) => Promise<string | null>,
): Promise<AdjustedPoints> {
  const caller = assertCanAdjustPoints(viewer);
  const key = await transaction(async (manager) => {
    const admin = assertCanAdjustPoints(await freshCaller(manager, caller));
    await requirePersonStill(manager, profileId);
    const balances = await lockBalances(manager, [profileId]);
    return saveOnce(manager, admin, () =>
      apply({ manager, admin, profileId, balances, before: balances.get(profileId)! }),
    );
  });
  const profile = (await profileById(viewer, profileId, [balancePart]))!;
  return { profile, entry: key === null ? null : await selectEntryByKey(key, readableProfiles(viewer)) };
}

/** Writes the points entry and the audit entry of an adjustment. */
async function write(
  { manager, admin, profileId, balances, before }: BalanceChange,
  line: { amount: number; note: string | null; idempotencyKey: string },
): Promise<void> {
  const actor = admin.kind === 'person' && { actorId: admin.profileId };
  const entry = { ...line, profileId, reason: 'adjustment', ...actor } as const;
  const [written] = await changePoints(manager, [entry], balances);
  await appendAudit(manager, {
    action: 'edit',
    actor: actorOf(admin),
    targetKind: 'points',
    targetId: profileId,
    changes: { balance: [before, written!.balanceAfter] },
  });
}

/**
 * Sets a person's balance to a whole number from 0 to 1,000,000,000 by adding the difference; audited. Does nothing if
 * the balance already has this value. Throws CONFLICT with the current balance if it isn't the expected one; the REST
 * call of the specification doesn't send one.
 */
export async function setPoints(
  viewer: Viewer,
  profileId: string,
  amount: unknown,
  { expectedBalance, note }: Partial<Pick<SetPointsInput, 'expectedBalance' | 'note'>> = {},
): Promise<AdjustedPoints> {
  assertCanAdjustPoints(viewer);
  const id = requireId(profileId);
  const after = checkBalance(amount);
  const remark = checkNote(note);
  return change(viewer, id, async (locked) => {
    const { before } = locked;
    if (expectedBalance !== undefined && expectedBalance !== before) {
      throw new AppError('CONFLICT', 'The balance is another one by now.', { balance: before });
    }
    if (before === after) return null;
    const idempotencyKey = `adjustment:${randomUUID()}`;
    await write(locked, { amount: after - before, note: remark, idempotencyKey });
    return idempotencyKey;
  });
}

/**
 * Returns true if a change with this key was already made. Throws CONFLICT if it was a different change. The balance is
 * locked, so no other request can start one.
 */
async function wasDone(
  { manager, profileId }: BalanceChange,
  key: string,
  delta: number,
  note: string,
): Promise<boolean> {
  await hold(manager, key);
  const [earlier]: { same: boolean }[] = await manager.query(
    `select profile_id = $2 and amount - waived = $3 and note is not distinct from $4 as same
     from points_entry where idempotency_key = $1`,
    [key, profileId, delta, note],
  );
  if (earlier && !earlier.same) throw new AppError('CONFLICT', 'The key was used for another adjustment.');
  return earlier !== undefined;
}

/**
 * Adds points to a person, or subtracts negative ones down to a balance of 0; audited. A repeat with the same key
 * changes nothing and returns the first result.
 */
export async function adjustPoints(
  viewer: Viewer,
  profileId: string,
  adjustment: Adjustment,
): Promise<AdjustedPoints> {
  const caller = assertCanAdjustPoints(viewer);
  const callerId = caller.kind === 'person' ? caller.profileId : caller.clientId;
  const note = checkAdjustment(adjustment);
  const { delta } = adjustment;
  const idempotencyKey = `adjustment:${callerId}:${adjustment.idempotencyKey}`;
  return change(viewer, requireId(profileId), async (locked) => {
    if (await wasDone(locked, idempotencyKey, delta, note)) return idempotencyKey;
    assertWithinLimit(locked.before, delta);
    await write(locked, { amount: delta, note, idempotencyKey });
    return idempotencyKey;
  });
}
