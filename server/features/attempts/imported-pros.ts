import type { EntityManager } from 'typeorm';
import { writeProSince } from '#server/features/profile/status/change-status';
import { now } from '#server/platform/clock';
import { countsSince, inCycle, periodStarts, present } from './counting/counts-since';
import { currentPeriods } from './counting/periods';
import { earnsPro } from './counting/promotion';
import { readProDetails } from './effects/pro-details.queries';

/** The parts of an attempt that matter for PRO status. */
export interface Counted {
  id: string;
  testId: string;
  profileId: string;
  category: string;
  status: 'passed' | 'failed';
}

/**
 * Sets the PRO date of people who passed PRO tests with these imported results to when they had first passed all
 * required tests, if that is earlier than the stored date or the stored date is one of the moments `gone`. Files can be
 * imported and undone in any order.
 */
export async function datePros(
  manager: EntityManager,
  results: readonly Counted[],
  timezone: string,
  gone: readonly Date[] = [],
): Promise<void> {
  const passedPro = results.filter(({ category, status }) => category === 'pro' && status === 'passed');
  const profileIds = [...new Set(passedPro.map(({ profileId }) => profileId))];
  if (profileIds.length === 0) return;
  const starts = periodStarts(currentPeriods(timezone, now()));
  const { tests, people } = await readProDetails(manager, profileIds, starts);
  const pros = people.filter(
    ({ userType, promotedByAttempt, passed }) =>
      userType === 'pro' &&
      promotedByAttempt &&
      earnsPro(
        'standard',
        tests.map((test) => ({ ...test, passed: passed.includes(test.testId) })),
      ),
  );
  if (pros.length === 0) return;
  const required = tests.filter((test) => earnsPro('standard', [{ ...test, passed: true }]));
  // JavaScript dates have no microseconds.
  const isRemoved = `date_trunc('milliseconds', p.pro_since) = any($4::timestamptz[])`;
  const dated: { id: string; proSince: string }[] = await manager.query(
    `select p.id, max(f.first)::text as "proSince"
     from profile p, lateral (
       select min(a.closed_at) as first
       from attempt a join test t on t.id = a.test_id join test_version v on v.id = t.version_id
       where a.profile_id = p.id and a.test_id = any($2::uuid[]) and a.status = 'passed'
         and a.started_at >= ${countsSince(present('$3'))}
       group by a.test_id) f
     where p.id = any($1::uuid[]) and (${isRemoved} or exists (select from attempt a
       where a.profile_id = p.id and a.promoted_to_pro and a.imported_as is not null and ${inCycle('a')}))
     group by p.id having max(f.first) < p.pro_since or ${isRemoved}`,
    [pros.map(({ id }) => id), required.map(({ testId }) => testId), starts, gone],
  );
  await writeProSince(manager, dated);
}

/** Marks another pass as the one that promoted the person, if the current one is about to be deleted. */
export async function handPromotionsOn(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `update attempt set promoted_to_pro = true where id in (
       select distinct on (a.profile_id) a.id from attempt a join profile p on p.id = a.profile_id
       where p.id in (select g.profile_id from attempt g where g.id = any($1::uuid[]) and g.promoted_to_pro)
         and a.category = 'pro' and a.status = 'passed' and ${inCycle('a')} and not a.id = any($1::uuid[])
       order by a.profile_id, a.imported_as is null, a.closed_at desc)`,
    [ids],
  );
}
