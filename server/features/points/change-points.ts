import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { type ChangedPoints, type PointsChange, settle, withNewKeys } from './settle';

/** Locks the balances of these people in id order until the transaction ends and returns them. */
export async function lockBalances(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await select<{ id: string; balance: number }>(
    'points-lock-balances',
    `insert into points_balance as held (profile_id)
     select distinct id from unnest($1::uuid[]) as id order by id
     on conflict (profile_id) do update set balance = held.balance
     returning profile_id as id, balance`,
    [profileIds],
    manager,
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Deletes the balances of 0 of these people, which people without any points don't have either. */
export async function removeEmptyBalances(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<void> {
  await manager.query('delete from points_balance where profile_id = any($1::uuid[]) and balance = 0', [
    profileIds,
  ]);
}

/** Returns the current balances of these people. */
export async function readBalances(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<Map<string, number>> {
  const rows: { id: string; balance: number }[] = await manager.query(
    'select profile_id as id, balance from points_balance where profile_id = any($1::uuid[])',
    [profileIds],
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Returns common table expressions that write points entries and balances. The parameter is `entryValue`. */
export const writesEntries = (parameter: string): string =>
  `entry as (
     select *, row_number() over (partition by "profileId" order by place) as turn
     from jsonb_to_recordset(${parameter}::jsonb) as e ("profileId" uuid, amount int, reason text, note text,
       "sourceId" text, "actorId" uuid, "idempotencyKey" text, waived int, "balanceAfter" int, place int)
   ), entered as (
     -- Read after the locks were won, and a microsecond apart: the order of the lines is that of the balances.
     insert into points_entry (profile_id, amount, reason, note, actor_id, source_id, idempotency_key, waived,
       balance_after, created_at)
     select "profileId", amount, reason, note, "actorId", "sourceId", "idempotencyKey", waived, "balanceAfter",
       clock_timestamp() + (turn - 1) * interval '1 microsecond' from entry
   ), balanced as (
     update points_balance b set balance = l."balanceAfter"
     from (select distinct on ("profileId") "profileId", "balanceAfter" from entry order by "profileId", turn desc) l
     where b.profile_id = l."profileId"
   )`;

export const entryValue = (entries: readonly ChangedPoints[]): string =>
  JSON.stringify(entries.map((entry, place) => ({ ...entry, place })));

async function writeEntries(manager: EntityManager, entries: readonly ChangedPoints[]): Promise<void> {
  await select('points-write-entries', `with ${writesEntries('$1')} select`, [entryValue(entries)], manager);
}

/** Returns the changes that are new, each key once. */
async function notMade(manager: EntityManager, changes: readonly PointsChange[]): Promise<PointsChange[]> {
  const earlier: { key: string }[] = await manager.query(
    'select idempotency_key as key from points_entry where idempotency_key = any($1::text[])',
    [changes.map(({ idempotencyKey }) => idempotencyKey)],
  );
  return withNewKeys(
    changes,
    earlier.map(({ key }) => key),
  );
}

/**
 * Applies changes of points in the caller's transaction, with an entry for each. The number of statements doesn't
 * depend on the number of people. Leaves out of its result changes whose key is known, and those of 0 points. A caller
 * that passes locked balances must use new keys; known ones throw.
 */
export async function changePoints(
  manager: EntityManager,
  changes: readonly PointsChange[],
  locked?: ReadonlyMap<string, number>,
): Promise<ChangedPoints[]> {
  const wanted = changes.filter(({ amount }) => amount !== 0);
  if (wanted.length === 0) return [];
  const people = wanted.map(({ profileId }) => profileId);
  const balances = locked ?? (await lockBalances(manager, people));
  const settled = settle(locked ? wanted : await notMade(manager, wanted), balances);
  if (settled.length > 0) await writeEntries(manager, settled);
  return settled;
}
