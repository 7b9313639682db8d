import type { EntityManager } from 'typeorm';
import { lockBalances } from '#server/features/points/change-points';
import { writeProSince } from '#server/features/profile/change-standing';
import { demote, promote } from '#server/features/profile/change-user-types';
import { now } from '#server/platform/clock';
import { countsSince, inCycle, periodStarts, present } from './counting/counts-since';
import { currentPeriods } from './counting/periods';
import { earnsPro } from './counting/promotion';
import { planEffects } from './effects/mark-effects';
import { readProFacts } from './effects/pro-facts.queries';
import { forgetPromotions } from './marking/write-marks';

/** A result of a test that was taken elsewhere, or before the portal was. */
export interface PastResult {
  id: string;
  profileId: string;
  testId: string;
  /** By what it is known again. */
  importedAs: string;
  /** A day of the site's time zone, at whose noon it counts, or a moment as ISO 8601. */
  date: string;
  status: 'passed' | 'failed';
  /** Whole percent. */
  score: number;
}

/** An attempt as PRO status looks at it. */
interface Counted {
  id: string;
  testId: string;
  profileId: string;
  category: string;
  status: 'passed' | 'failed';
}

const columns = 'id, test_id as "testId", profile_id as "profileId", category, status';

/**
 * Has those of these people whom an imported result made PRO be so since they had first passed the last of the PRO tests
 * that it takes, if that is earlier than it stands, or it stands since one of the moments `gone`: files come, and are taken
 * back, in whatever order.
 */
async function datePros(
  manager: EntityManager,
  profileIds: readonly string[],
  timezone: string,
  gone: readonly Date[] = [],
): Promise<void> {
  if (profileIds.length === 0) return;
  const starts = periodStarts(currentPeriods(timezone, now()));
  const { tests, people } = await readProFacts(manager, profileIds, starts);
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
  const dated: { id: string; proSince: string }[] = await manager.query(
    `select p.id, max(f.first)::text as "proSince"
     from profile p, lateral (
       select min(a.closed_at) as first
       from attempt a join test t on t.id = a.test_id join test_version v on v.id = t.version_id
       where a.profile_id = p.id and a.test_id = any($2::uuid[]) and a.status = 'passed'
         and a.started_at >= ${countsSince(present('$3'))}
       group by a.test_id) f
     where p.id = any($1::uuid[]) and exists (select from attempt a
       where a.profile_id = p.id and a.promoted_to_pro and a.imported_as is not null and ${inCycle('a')})
     group by p.id
     having max(f.first) < p.pro_since or date_trunc('milliseconds', p.pro_since) = any($4::timestamptz[])`,
    [pros.map(({ id }) => id), required.map(({ testId }) => testId), starts, gone],
  );
  await writeProSince(manager, dated);
}

/**
 * Adds results by one statement, in the caller's transaction: attempts that are closed, without questions, points, a
 * certificate or a message. They count for access and PRO as of their date, by the rule of all attempts.
 */
export async function addPastResults(
  manager: EntityManager,
  results: readonly PastResult[],
  timezone: string,
): Promise<void> {
  if (results.length === 0) return;
  // Before the numbers of tests passed, which the database counts with each result: so do all who write results.
  await lockBalances(
    manager,
    results.filter(({ status }) => status === 'passed').map(({ profileId }) => profileId),
  );
  const added: Counted[] = await manager.query(
    `insert into attempt (id, profile_id, test_id, test_version_id, status, category, pass_mark, points, question_count,
       started_at, last_saved_at, active_at, closed_at, working_time, score, correct_count, incorrect_questions, imported_as)
     select n.id, "profileId", t.id, v.id, n.status, v.category, v.pass_mark, 0, 0, d.at, d.at, d.at, d.at, null, n.score, 0,
       '[]', "importedAs"
     from jsonb_to_recordset($1::jsonb) as n (id uuid, "profileId" uuid, "testId" uuid, "importedAs" text, date text,
         status text, score int)
       join test t on t.id = n."testId" join test_version v on v.id = t.version_id,
       lateral (select least(clock_timestamp(), case when length(date) = 10
         then (date::date + time '12:00') at time zone $2::text else date::timestamptz end) as at) d
     returning ${columns}`,
    [JSON.stringify(results), timezone],
  );
  const changes = added.map((attempt) => ({
    attempt: { ...attempt, status: 'in_progress' as const },
    status: attempt.status,
    score: 0,
    correctCount: 0,
  }));
  const { promoted } = (await planEffects(manager, changes, { timezone, holds: true })).pro;
  await manager.query('update attempt set promoted_to_pro = true where id = any($1::uuid[])', [
    promoted.map(({ attemptId }) => attemptId),
  ]);
  await promote(
    manager,
    promoted.map(({ profileId }) => profileId),
  );
  const passedPro = added.filter(({ category, status }) => category === 'pro' && status === 'passed');
  await datePros(manager, [...new Set(passedPro.map(({ profileId }) => profileId))], timezone);
}

/** Has what keeps somebody PRO stand for the result that made it so, where that one is about to go. */
async function handPromotionsOn(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `update attempt set promoted_to_pro = true where id in (
       select distinct on (a.profile_id) a.id from attempt a join profile p on p.id = a.profile_id
       where p.id in (select g.profile_id from attempt g where g.id = any($1::uuid[]) and g.promoted_to_pro)
         and a.category = 'pro' and a.status = 'passed' and ${inCycle('a')} and not a.id = any($1::uuid[])
       order by a.profile_id, a.imported_as is null, a.closed_at desc)`,
    [ids],
  );
}

/**
 * Removes those of these results that were imported, with the PRO status that they gave, in the caller's transaction. Gives
 * them with when they were closed.
 */
export async function removePastResults(
  manager: EntityManager,
  ids: readonly string[],
  timezone: string,
): Promise<{ id: string; closedAt: Date }[]> {
  const held: Counted[] = await manager.query(
    `select ${columns} from attempt where id = any($1::uuid[]) and imported_as is not null order by id for update`,
    [ids],
  );
  const changes = held
    .filter(({ status }) => status === 'passed')
    .map((attempt) => ({ attempt, status: 'failed' as const, score: 0, correctCount: 0 }));
  const { demoted } = (await planEffects(manager, changes, { timezone, holds: true })).pro;
  const standard = demoted.map(({ profileId }) => profileId);
  await demote(manager, standard);
  await forgetPromotions(manager, standard);
  const heldIds = held.map(({ id }) => id);
  await handPromotionsOn(manager, heldIds);
  const [gone]: [{ id: string; closedAt: Date }[], number] = await manager.query(
    'delete from attempt where id = any($1::uuid[]) returning id, closed_at as "closedAt"',
    [heldIds],
  );
  const fewer = changes.filter(({ attempt }) => attempt.category === 'pro');
  const moments = gone.map(({ closedAt }) => closedAt);
  await datePros(manager, [...new Set(fewer.map(({ attempt }) => attempt.profileId))], timezone, moments);
  return gone;
}
