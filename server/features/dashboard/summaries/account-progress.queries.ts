import type { EntityManager } from 'typeorm';

/** The number of unchanged dealers that are refreshed per run, because modules change too. */
const inRound = 200;

/** Returns the gold dealers to refresh: those of these people, new ones, and some of the others in turn. */
export async function selectDueDealers(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select p.account_id as id from profile p join account c on c.id = p.account_id
     where p.id = any($1::uuid[]) and c.kind in ('gold_distributor', 'gold_retailer')
     union
     (select c.id from account c left join account_progress g on g.account_id = c.id
      where c.kind in ('gold_distributor', 'gold_retailer')
      order by g.read_at nulls first limit ${inRound})`,
    [profileIds],
  );
  return rows.map(({ id }) => id);
}

/** Writes the progress of dealers. A module counts as finished once one person of the dealer has passed its test. */
export const writeProgress = (
  manager: EntityManager,
  accountIds: readonly string[],
  at: Date,
): Promise<unknown> =>
  manager.query(
    `insert into account_progress (account_id, kind, people, modules, finished, passed, failed, read_at)
     select c.id, c.kind, team.people, program.modules, done.finished, done.passed, done.failed, $2::timestamptz
     from account c
     cross join lateral (select count(*) as people from profile p
       where p.account_id = c.id and p.disabled_at is null) team
     cross join lateral (select count(*) as modules from module m join test t on t.module_id = m.id
       where m."group" = c.kind and m.enabled and t.version_id is not null) program
     cross join lateral (
       select count(distinct m.id) filter (where a.status = 'passed' and m.enabled) as finished,
         count(*) filter (where a.status = 'passed') as passed, count(*) filter (where a.status = 'failed') as failed
       from module m join test t on t.module_id = m.id
       join profile p on p.account_id = c.id
       join attempt a on a.profile_id = p.id and a.test_id = t.id
       where m."group" = c.kind and p.disabled_at is null
     ) done
     where c.id = any($1::uuid[])
     on conflict (account_id) do update set kind = excluded.kind, people = excluded.people,
       modules = excluded.modules, finished = excluded.finished, passed = excluded.passed,
       failed = excluded.failed, read_at = excluded.read_at`,
    [accountIds, at],
  );
