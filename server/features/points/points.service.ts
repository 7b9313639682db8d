import { readableProfiles } from '#server/features/profile/profile.policy';
import { AppError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { partOf } from '#server/features/profile/profile-parts';
import type { Profile } from '#server/features/profile/profile.types';
import { balancePart } from './points.part';
import { countEntries, selectBalance, selectEntries } from './points.queries';
import { readTogether } from '#server/platform/database/read-together';
import type { PointsEntryFilter } from './points.input';
import type { PointsEntryConnection } from './points.types';

/** Returns the balance of a readable person, synchronously if it was loaded with the profile. */
export function balanceOf(viewer: Viewer, profile: Profile): number | Promise<number> {
  const read = partOf(profile, balancePart) as number | null | undefined;
  if (read !== undefined) return read ?? 0;
  return selectBalance(profile.id, readableProfiles(viewer)).then((balance) => balance ?? 0);
}

/** Returns a person's balance. Throws NOT_FOUND if the person doesn't exist or isn't readable. */
export async function pointsOf(viewer: Viewer, profileId: string): Promise<number> {
  const scope = readableProfiles(viewer);
  const balance = await selectBalance(requireId(profileId), scope);
  if (balance === null) throw new AppError('NOT_FOUND');
  return balance;
}

/** Returns a page of a person's points entries, newest first; empty if the person isn't readable. */
export async function pointsEntries(
  viewer: Viewer,
  profileId: string,
  filter: PointsEntryFilter | null | undefined,
  first: number,
  after?: string | null,
): Promise<PointsEntryConnection> {
  const scope = readableProfiles(viewer);
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const reasons = filter?.reasons ?? null;
  const rows = readTogether(await selectEntries(profileId, scope, reasons, key, size + 1));
  return Object.assign(
    page(rows, size, (row) => encodeCursor(row.sortKey, row.id), after),
    { countAll: () => countEntries(profileId, scope, reasons) },
  );
}
