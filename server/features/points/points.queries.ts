import type { ProfileScope } from '#server/features/profile/profile.policy';
import { inScope, scopeValues } from '#server/features/profile/profile.queries';
import { select, selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { TimeKey } from '#server/platform/paging';
import { readTogether } from '#server/platform/database/read-together';
import type { PointsEntry, PointsEntryRow, PointsReason } from './points.types';

/** Returns a person's balance within the viewer's scope; null if the person doesn't exist or is out of scope. */
export async function selectBalance(profileId: string, scope: ProfileScope): Promise<number | null> {
  const [row] = await select<{ balance: number }>(
    'points-balance',
    `select coalesce(b.balance, 0) as balance from profile p left join points_balance b on b.profile_id = p.id
     where p.id = $1 and ${inScope}`,
    [profileId, ...scopeValues(scope)],
  );
  return row?.balance ?? null;
}

/** SQL of points entry `e` as JSON. */
export const entryJson = `json_build_object(
       'id', e.id, 'amount', e.amount, 'waived', e.waived, 'reason', e.reason, 'note', e.note, 'balanceAfter', e.balance_after,
       'createdAt', to_char(e.created_at, ${iso}), 'sourceId', e.source_id, 'profileId', e.profile_id,
       'sortKey', (extract(epoch from e.created_at) * 1000000)::bigint::text
     )`;

/**
 * Returns up to `limit` points entries of a person with these reasons (null means all), newest first, after the
 * cursor's key.
 */
export async function selectEntries(
  profileId: string,
  scope: ProfileScope,
  reasons: PointsReason[] | null,
  after: TimeKey,
  limit: number,
): Promise<PointsEntryRow[]> {
  const entries = await selectJson<PointsEntryRow[]>(
    'points-entries',
    `select coalesce(json_agg(${entryJson} order by e.created_at desc, e.id desc), '[]') as json
     from (
       select e.* from points_entry e join profile p on p.id = e.profile_id
       where e.profile_id = $1 and ${inScope} and ($8::text[] is null or e.reason = any($8)) and ($5::bigint is null or
         (e.created_at, e.id) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::uuid))
       order by e.created_at desc, e.id desc limit $7
     ) e`,
    [profileId, ...scopeValues(scope), after.sortKey, after.id, limit, reasons],
  );
  return entries ?? [];
}

/** Returns the points entry with a key within the viewer's scope; null if there is none. */
export async function selectEntryByKey(
  idempotencyKey: string,
  scope: ProfileScope,
): Promise<PointsEntry | null> {
  const entry = await selectJson<PointsEntryRow>(
    'points-entry-by-key',
    `select ${entryJson} as json from points_entry e join profile p on p.id = e.profile_id
     where e.idempotency_key = $1 and ${inScope}`,
    [idempotencyKey, ...scopeValues(scope)],
  );
  return entry && readTogether([entry])[0]!;
}

/** Returns the number of points entries of a person with these reasons (null means all) within the viewer's scope. */
export async function countEntries(
  profileId: string,
  scope: ProfileScope,
  reasons: PointsReason[] | null,
): Promise<number> {
  const [row] = await select<{ count: number }>(
    'points-entries-count',
    `select count(*)::int as count from points_entry e join profile p on p.id = e.profile_id
     where e.profile_id = $1 and ${inScope} and ($5::text[] is null or e.reason = any($5))`,
    [profileId, ...scopeValues(scope), reasons],
  );
  return row?.count ?? 0;
}
