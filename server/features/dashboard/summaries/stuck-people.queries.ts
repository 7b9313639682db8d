import type { EntityManager } from 'typeorm';
import { countsSince } from '#server/features/attempts/counting/counts-since';
import type { Settings } from '#server/features/settings/settings.types';
import { standardTestsDone } from '#server/features/training/access/standard-tests';

const leftAfter = `interval '7 days'`;
const quietAfter = `interval '30 days'`;
const ever = countsSince({ asOf: `'infinity'`, periodStart: 'null' });

/**
 * Replaces the people of some kinds by the rows `fresh`. `whom` is the condition for the checked people. Existing rows
 * are left out before the insert, because a conflict writes the existing row even without an update, and after an
 * import there can be many.
 */
const replace = (whom: string) => `gone as (
       delete from stuck_person s where ${whom}
         and not exists (select from fresh f where f.kind = s.kind and f.profile_id = s.profile_id)
     )
     insert into stuck_person (kind, profile_id, since) select kind, profile_id, since from fresh f
     where not exists (select from stuck_person s
       where s.kind = f.kind and s.profile_id = f.profile_id and s.since = f.since)
     on conflict (kind, profile_id) do update set since = excluded.since`;

/** Checks which of the people have no attempts left, or are one test away from the PRO tests. */
export const writeHeldUp = (
  manager: EntityManager,
  profileIds: readonly string[],
  at: Date,
  { standardTestsRequired, standardTestsOnlyPassed }: Settings,
): Promise<unknown> =>
  manager.query(
    `with whom as materialized (
       select * from profile where id = any($1::uuid[]) and disabled_at is null
     ), fresh as (
       select 'no_attempts_left' as kind, p.id as profile_id, max(d.last) as since
       from whom p cross join lateral (
         select max(a.closed_at) as last
         from attempt a join test t on t.id = a.test_id join test_version v on v.id = t.version_id
         join module m on m.id = t.module_id
         where a.profile_id = p.id and m.enabled and v.max_fails is not null and v.reset_period is null
           and (cardinality(m.user_types) = 0 or p.user_type = any(m.user_types))
           and not (v.category = 'pro' and p.user_type = 'pro') and a.started_at >= ${ever}
         group by a.test_id, v.max_fails
         having count(*) filter (where a.status = 'failed') >= v.max_fails
           and not bool_or(a.status in ('passed', 'in_progress'))
       ) d group by p.id
       union all
       select 'near_pro', p.id, d.last
       from whom p cross join lateral (
         select max(a.last_saved_at) as last from attempt a where a.profile_id = p.id
       ) d
       where p.user_type <> 'pro' and d.last < $2::timestamptz - ${quietAfter}
         and ${standardTestsDone('p.id', '$4')} = $3::int - 1
     ), ${replace(`s.kind in ('no_attempts_left', 'near_pro') and s.profile_id = any($1)`)}`,
    [profileIds, at, standardTestsRequired, standardTestsOnlyPassed],
  );

/** Checks who left a test or never signed in. Indexes find these few, so all people are checked at once. */
export const writeAway = (manager: EntityManager, at: Date): Promise<unknown> =>
  manager.query(
    `with fresh as (
       select 'left_test' as kind, a.profile_id, min(a.last_saved_at) as since
       from attempt a join profile p on p.id = a.profile_id
       where a.status = 'in_progress' and coalesce(a.deadline_at, a.last_saved_at) < $1::timestamptz - ${leftAfter}
         and a.deadline_at is null and p.disabled_at is null
       group by a.profile_id
       union all
       select 'never_seen', p.id, p.created_at from profile p
       where p.last_seen_at is null and p.disabled_at is null and p.role = 'user'
     ), ${replace(`s.kind in ('left_test', 'never_seen')`)}`,
    [at],
  );

/** Returns the next people of the round, and starts again after the last. */
export async function takeNextPeople(manager: EntityManager, count: number): Promise<string[]> {
  const [row] = await manager.query<{ ids: string[] }[]>(
    `select array(select p.id from profile p
       where p.id > coalesce((select swept_to from dashboard_state), '00000000-0000-0000-0000-000000000000')
       order by p.id limit $1)::text[] as ids`,
    [count],
  );
  const { ids } = row!;
  await manager.query('update dashboard_state set swept_to = $1', [ids.length < count ? null : ids.at(-1)!]);
  return ids;
}
