import type { EntityManager } from 'typeorm';

/**
 * The stretch of time in which an attempt counts, as text: two attempts of a person at a test with the same text count
 * in the same one. `attempt` names an attempt, `v` is the published version of its test, `p` its person, and
 * `timezone` the parameter with the site's time zone.
 */
export const countedIn = (attempt: string, timezone: string): string =>
  `concat_ws(' ', date_trunc(case v.reset_period when 'yearly' then 'year' when 'quarterly' then 'quarter'
     when 'monthly' then 'month' when 'weekly' then 'week' end, ${attempt}.started_at, ${timezone}::text),
   case when v.category = 'pro' then coalesce(${attempt}.started_at >= p.pro_cycle_started_at, true) end)`;

/** Whether another pass of the same test in the same period has earned its points already. */
export async function hasEarnedBefore(
  manager: EntityManager,
  attemptId: string,
  timezone: string,
): Promise<boolean> {
  const [row]: { earned: boolean }[] = await manager.query(
    `select exists (
       select from attempt a join profile p on p.id = a.profile_id
       join test t on t.id = a.test_id join test_version v on v.id = t.version_id
       join attempt b on b.profile_id = a.profile_id and b.test_id = a.test_id and b.id <> a.id
       where a.id = $1 and b.status = 'passed' and b.points_earned > 0
         and ${countedIn('a', '$2')} = ${countedIn('b', '$2')}
     ) as earned`,
    [attemptId, timezone],
  );
  return row!.earned;
}
