import type { EntityManager } from 'typeorm';
import { lockBalances } from '#server/features/points/change-points';
import { demote, promote } from '#server/features/profile/status/change-user-types';
import { planEffects } from './effects/mark-effects';
import { type Counted, datePros, handPromotionsOn } from './imported-pros';
import { evictPromotions } from './marking/write-marks';

/** A result of a test that was taken elsewhere or before the portal existed. */
export interface PastResult {
  id: string;
  profileId: string;
  testId: string;
  /** Identifies the result in later imports. */
  importedAs: string;
  /** A day in the site's time zone, which counts as its noon, or an instant as ISO 8601. */
  date: string;
  status: 'passed' | 'failed';
  /** Whole percent. */
  score: number;
}

const columns = 'id, test_id as "testId", profile_id as "profileId", category, status';

/**
 * Adds results in one statement in the caller's transaction, as closed attempts without questions, points, certificates
 * or messages. They count for access and PRO as of their date, like all attempts.
 */
export async function addPastResults(
  manager: EntityManager,
  results: readonly PastResult[],
  timezone: string,
): Promise<void> {
  if (results.length === 0) return;
  // Balances are locked before the counts of passed tests, which a trigger updates. All writers of results use this
  // order.
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
  await datePros(manager, added, timezone);
}

/**
 * Deletes those of the results that were imported, and the PRO status that they gave, in the caller's transaction.
 * Returns them with the times at which they were closed.
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
  await evictPromotions(manager, standard);
  const lockedIds = held.map(({ id }) => id);
  await handPromotionsOn(manager, lockedIds);
  const [gone]: [{ id: string; closedAt: Date }[], number] = await manager.query(
    'delete from attempt where id = any($1::uuid[]) returning id, closed_at as "closedAt"',
    [lockedIds],
  );
  await datePros(
    manager,
    held,
    timezone,
    gone.map(({ closedAt }) => closedAt),
  );
  return gone;
}
