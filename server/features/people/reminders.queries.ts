import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { PeopleScope } from './people.policy';

/** The time of a person's last reminder. `isOnDay` is true if it was on the requested day. */
export interface LastReminder {
  at: string;
  isOnDay: boolean;
}

/** Returns the last reminders by person id. People without any have no entry. */
export async function selectLastReminders(
  profileIds: readonly string[],
  day: string,
): Promise<Map<string, LastReminder>> {
  const rows = await select<{ id: string; at: string; isOnDay: boolean }>(
    'last-reminders',
    `select profile_id as id, to_char(max(created_at), ${iso}) as at, bool_or(day = $2::date) as "isOnDay"
     from reminder where profile_id = any($1::uuid[]) group by profile_id`,
    [profileIds, day],
  );
  return new Map(rows.map(({ id, ...last }) => [id, last]));
}

/**
 * Returns those of the people who may be reminded: within the scope, enabled, and not the sender. With a manager it
 * runs in the manager's transaction.
 */
export const selectRemindable = (
  profileIds: readonly string[],
  { all, accountIds }: PeopleScope,
  but: string,
  manager?: EntityManager,
): Promise<{ id: string; role: string }[]> =>
  select<{ id: string; role: string }>(
    'remindable',
    `select p.id, p.role from profile p
     where p.id = any($1::uuid[]) and ($2::boolean or p.account_id = any($3::uuid[])) and p.id <> $4::uuid
       and p.disabled_at is null`,
    [profileIds, all, accountIds, but],
    manager,
  );

/**
 * Records the reminders of a day and returns their people. Skips people who were already reminded that day, are
 * disabled, or are out of the scope.
 */
export async function insertReminders(
  manager: EntityManager,
  profileIds: readonly string[],
  { all, accountIds }: PeopleScope,
  { day, sentBy }: { day: string; sentBy: string },
): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `insert into reminder (profile_id, day, sent_by)
     select p.id, $4::date, $5::uuid from profile p
     where p.id = any($1::uuid[]) and ($2::boolean or p.account_id = any($3::uuid[])) and p.disabled_at is null
     order by p.id
     on conflict (profile_id, day) do nothing returning profile_id as id`,
    [profileIds, all, accountIds, day, sentBy],
  );
  return rows.map(({ id }) => id);
}
