import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { readableProfiles } from '#server/features/profile/profile.policy';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { partOf } from '#server/features/profile/profile-parts';
import type { Profile } from '#server/features/profile/profile.types';
import { balancePart } from './points.part';
import { mayAdjustPoints } from './points.policy';
import { countEntries, selectBalance, selectEntries } from './points.queries';
import type { PointsBalance, PointsEntryConnection, PointsReason } from './points.types';

const largestBalance = 1_000_000_000;

export interface PointsCredit {
  profileId: string;
  /** Whole number from 0. */
  amount: number;
  reason: PointsReason;
  /** What the points come from, for example an attempt's id. */
  sourceId?: string;
  note?: string;
  /** The profile of whoever did it; absent for the portal itself. */
  actorId?: string;
  /** A deed credits once: a repeat with the same key changes nothing. */
  idempotencyKey: string;
}

/** The balance of a person whom the viewer may read; without a promise where it was read with the profile. */
export function balanceOf(viewer: Viewer, profile: Profile): number | Promise<number> {
  const read = partOf(profile, balancePart) as number | null | undefined;
  if (read !== undefined) return read ?? 0;
  return selectBalance(profile.id, readableProfiles(viewer)).then((balance) => balance ?? 0);
}

/** Locks the person's balance until the transaction ends and gives it. */
async function lockBalance(manager: EntityManager, profileId: string): Promise<number> {
  const [row]: { balance: number }[] = await manager.query(
    `insert into points_balance as held (profile_id) values ($1)
     on conflict (profile_id) do update set balance = held.balance returning balance`,
    [profileId],
  );
  return row!.balance;
}

/** Writes one line of the ledger and the balance with it; the balance must be locked by the caller. */
async function writeEntry(manager: EntityManager, credit: PointsCredit, balance: number): Promise<void> {
  // Read after the lock was won, so that the order of the lines is the order of the balances.
  await manager.query(
    `insert into points_entry (profile_id, amount, reason, note, actor_id, source_id, idempotency_key, balance_after,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())`,
    [
      credit.profileId,
      credit.amount,
      credit.reason,
      credit.note ?? null,
      credit.actorId ?? null,
      credit.sourceId ?? null,
      credit.idempotencyKey,
      balance,
    ],
  );
  await manager.query('update points_balance set balance = $2 where profile_id = $1', [
    credit.profileId,
    balance,
  ]);
}

/**
 * Adds `credit.amount` to a person's points in the caller's transaction and gives the balance after it. A repeat
 * with the same idempotency key, and an amount of zero, change nothing and give the balance as it stands.
 */
export async function creditPoints(manager: EntityManager, credit: PointsCredit): Promise<number> {
  const balance = await lockBalance(manager, credit.profileId);
  if (credit.amount === 0) return balance;
  const [earlier]: unknown[] = await manager.query('select 1 from points_entry where idempotency_key = $1', [
    credit.idempotencyKey,
  ]);
  if (earlier) return balance;
  await writeEntry(manager, credit, balance + credit.amount);
  return balance + credit.amount;
}

/**
 * Sets a person's points to a whole number from 0 to 1,000,000,000 by writing the difference; audited. Setting
 * what is there already writes nothing.
 */
export async function setPoints(viewer: Viewer, profileId: string, amount: unknown): Promise<PointsBalance> {
  const caller = mayAdjustPoints(viewer);
  const id = requireId(profileId);
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0 || amount > largestBalance) {
    throw new AppError('BAD_USER_INPUT', `The amount must be a whole number from 0 to ${largestBalance}.`);
  }
  return transaction(async (manager) => {
    const admin = mayAdjustPoints(await freshViewer(manager, caller));
    const [profile]: unknown[] = await manager.query('select 1 from profile where id = $1', [id]);
    if (!profile) throw new AppError('NOT_FOUND');
    const before = await lockBalance(manager, id);
    if (before === amount) return { profileId: id, balance: amount };
    const idempotencyKey = `adjustment:${randomUUID()}`;
    const actorId = admin.profileId;
    const difference = {
      profileId: id,
      amount: amount - before,
      reason: 'adjustment',
      actorId,
      idempotencyKey,
    } as const;
    await writeEntry(manager, difference, amount);
    await appendAudit(manager, {
      action: 'edit',
      actor: actorOf(admin),
      targetKind: 'points',
      targetId: id,
      changes: { balance: [before, amount] },
    });
    return { profileId: id, balance: amount };
  });
}

/** A person's balance; NOT_FOUND where the person is absent or not the viewer's to read. */
export async function pointsOf(viewer: Viewer, profileId: string): Promise<number> {
  const scope = readableProfiles(viewer);
  const balance = await selectBalance(requireId(profileId), scope);
  if (balance === null) throw new AppError('NOT_FOUND');
  return balance;
}

/** A page of a person's ledger, newest first; empty where the person is not the viewer's to read. */
export async function pointsEntries(
  viewer: Viewer,
  profileId: string,
  first: number,
  after?: string | null,
): Promise<PointsEntryConnection> {
  const scope = readableProfiles(viewer);
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const rows = await selectEntries(profileId, scope, key, size + 1);
  return Object.assign(
    page(rows, size, (row) => encodeCursor(row.sortKey, row.id), after),
    { profileId },
  );
}

/** How many lines a person's ledger has. */
export async function countPointsEntries(viewer: Viewer, profileId: string): Promise<number> {
  return countEntries(profileId, readableProfiles(viewer));
}
