import type { EntityManager } from 'typeorm';
import { countsSince, inCycle, present } from '#server/features/attempts/counting/counts-since';
import { type ProTest, readProTests } from '#server/features/attempts/counting/promotion.queries';
import type { UserType } from '#server/platform/viewer';
import { earnsPro } from '#server/features/attempts/counting/promotion';
import { isNewlyFailed, isNewlyPassed, type NewMark } from '../regrade-marks';

/** Who becomes PRO by which attempt, and who is PRO no longer. */
export interface ProMoves {
  promoted: { profileId: string; attemptId: string }[];
  demoted: { profileId: string; attemptId: string }[];
}

const nothing: ProMoves = { promoted: [], demoted: [] };

/** Which of the tests each person has passed in the time that counts, as `profile test`. */
async function readPassed(
  manager: EntityManager,
  profileIds: readonly string[],
  tests: readonly ProTest[],
  starts: readonly Date[],
): Promise<Set<string>> {
  const rows: { key: string }[] = await manager.query(
    `select distinct a.profile_id || ' ' || a.test_id as key
     from attempt a join profile p on p.id = a.profile_id
     join test t on t.id = a.test_id join test_version v on v.id = t.version_id
     where a.profile_id = any($1::uuid[]) and a.test_id = any($2::uuid[]) and a.status = 'passed'
       and a.started_at >= ${countsSince(present('$3'))}`,
    [profileIds, tests.map(({ testId }) => testId), starts],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Who of these people was made PRO by an attempt of the current cycle. */
async function readPromotedByAttempt(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<Set<string>> {
  const rows: { id: string }[] = await manager.query(
    `select distinct a.profile_id as id from attempt a join profile p on p.id = a.profile_id
     where a.profile_id = any($1::uuid[]) and a.promoted_to_pro and ${inCycle('a')}`,
    [profileIds],
  );
  return new Set(rows.map(({ id }) => id));
}

const profileOf = ({ attempt }: NewMark): string => attempt.profileId;

async function promotions(
  manager: EntityManager,
  own: ProTest,
  tests: readonly ProTest[],
  marks: readonly NewMark[],
  starts: readonly Date[],
): Promise<ProMoves['promoted']> {
  const won = marks.filter(
    (mark) => isNewlyPassed(mark) && mark.attempt.userType === 'standard' && mark.attempt.countsNow,
  );
  if (won.length === 0) return [];
  const passed = await readPassed(manager, won.map(profileOf), tests, starts);
  const promoted = new Map<string, string>();
  for (const { attempt } of won) {
    const facts = tests.map((test) => ({
      ...test,
      passed: test === own || passed.has(`${attempt.profileId} ${test.testId}`),
    }));
    if (earnsPro(attempt.userType as UserType, facts)) promoted.set(attempt.profileId, attempt.id);
  }
  return [...promoted].map(([profileId, attemptId]) => ({ profileId, attemptId }));
}

async function demotions(
  manager: EntityManager,
  marks: readonly NewMark[],
  passesElsewhere: (mark: NewMark) => boolean,
): Promise<ProMoves['demoted']> {
  const lost = marks.filter(
    (mark) =>
      isNewlyFailed(mark) &&
      mark.attempt.userType === 'pro' &&
      mark.attempt.inCycle &&
      !passesElsewhere(mark),
  );
  if (lost.length === 0) return [];
  const byAttempt = await readPromotedByAttempt(manager, lost.map(profileOf));
  const demoted = new Map(
    lost.filter((mark) => byAttempt.has(profileOf(mark))).map((mark) => [profileOf(mark), mark.attempt.id]),
  );
  return [...demoted].map(([profileId, attemptId]) => ({ profileId, attemptId }));
}

/**
 * What new marks of one test do to PRO status. A new pass promotes as a test passed now would. A lost one returns to
 * standard whoever an attempt of the current cycle made PRO, where the test still counts toward PRO and no other pass
 * of it in that period stands; whom an administrator made PRO stays.
 */
export async function proMoves(
  manager: EntityManager,
  testId: string,
  marks: readonly NewMark[],
  { starts, passesElsewhere }: { starts: readonly Date[]; passesElsewhere: (mark: NewMark) => boolean },
): Promise<ProMoves> {
  const changed = marks.filter((mark) => isNewlyPassed(mark) || isNewlyFailed(mark));
  if (!changed.some(({ attempt }) => attempt.category === 'pro')) return nothing;
  const tests = await readProTests(manager);
  const own = tests.find((test) => test.testId === testId);
  const counts = own !== undefined && earnsPro('standard', [{ ...own, passed: true }]);
  if (!counts) return nothing;
  return {
    promoted: await promotions(manager, own, tests, changed, starts),
    demoted: await demotions(manager, changed, passesElsewhere),
  };
}
