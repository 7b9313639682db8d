import { randomUUID } from 'node:crypto';
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
import { changePoints, lockBalances } from './change-points';
import { balancePart } from './points.part';
import { mayAdjustPoints } from './points.policy';
import { countEntries, selectBalance, selectEntries } from './points.queries';
import type { PointsBalance, PointsEntryConnection } from './points.types';

const largestBalance = 1_000_000_000;

/** The balance of a person whom the viewer may read; without a promise where it was read with the profile. */
export function balanceOf(viewer: Viewer, profile: Profile): number | Promise<number> {
  const read = partOf(profile, balancePart) as number | null | undefined;
  if (read !== undefined) return read ?? 0;
  return selectBalance(profile.id, readableProfiles(viewer)).then((balance) => balance ?? 0);
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
    const balances = await lockBalances(manager, [id]);
    const before = balances.get(id)!;
    if (before === amount) return { profileId: id, balance: amount };
    const difference = {
      profileId: id,
      amount: amount - before,
      reason: 'adjustment',
      actorId: admin.profileId,
      idempotencyKey: `adjustment:${randomUUID()}`,
    } as const;
    await changePoints(manager, [difference], balances);
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
