import type { EntityManager } from 'typeorm';
import type { Bucket } from '#server/features/programs/program.policy';
import { entriesOf } from '#server/features/programs/program.queries';
import type { Settings } from '#server/features/settings/settings.types';
import { now } from '#server/platform/clock';
import { select, selectJson } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { iso } from '#server/platform/database/sql';
import type { AccountKind, UserType } from '#server/platform/access/viewer';
import { countsSince, periodStarts, present } from '#server/features/attempts/counting/counts-since';
import { currentPeriods, type Periods } from '#server/features/attempts/counting/periods';
import { standardTestsDone } from './standard-tests';

/** A person's progress in one test. Exists only for started tests. */
export interface TestDetails {
  /** In the current period, and for PRO tests also in the current cycle. Ever if there is no period. */
  passed: boolean;
  /** Failed attempts in the same time. */
  fails: number;
  /** The score of the last passed or failed attempt of all time. */
  lastScore: number | null;
  lastResultId: string | null;
  /** The attempt in progress. `nextPosition` is the first unanswered question; null if all are answered. */
  open: {
    attemptId: string;
    answered: number;
    nextPosition: number | null;
    deadlineAt: string | null;
    /** The points for a pass, as of the start. */
    points: number;
  } | null;
  /** When it was last passed before the counted time; null if it wasn't. */
  passedBeforeAt: string | null;
  /** When the counted time began; null if the test wasn't passed before. */
  openSince: string | null;
}

/** The same as a row without names, because a person can have hundreds of them. */
type TestRow = [
  testId: string,
  passed: boolean,
  fails: number,
  lastScore: number | null,
  lastResultId: string | null,
  open?: TestDetails['open'],
  passedBeforeAt?: string | null,
  openSince?: string | null,
];

interface Stored {
  userType: UserType | null;
  accountKind: AccountKind | null;
  buckets: Bucket[];
  viewed: string[];
  /** The number of different standard tests finished ever. */
  standardTestsDone: number;
  tests: TestRow[];
}

/** The data of one person that visibility, status and access need, loaded at once. */
export interface LearnerDetails extends Omit<Stored, 'tests' | 'viewed'> {
  viewed: ReadonlySet<string>;
  tests: ReadonlyMap<string, TestDetails>;
  periods: Periods;
  settings: Settings;
}

/** SQL of the data of person `p`. */
const detailsJson = `json_build_object(
    'userType', p.user_type,
    'accountKind', (select kind from account where id = p.account_id),
    'buckets', (select coalesce(json_agg(distinct e.bucket), '[]') from ${entriesOf('p.id', '$2')}),
    'viewed', (select coalesce(json_agg(v.module_id), '[]') from module_view v where v.profile_id = p.id),
    'standardTestsDone', ${standardTestsDone('p.id', '$3')},
    'tests', (select coalesce(json_agg(case
        when d.open_id is null and d.passed_before is null
          then json_build_array(d.test_id, d.passed, d.fails, d.last_score, d.last_id)
        else json_build_array(d.test_id, d.passed, d.fails, d.last_score, d.last_id,
          case when d.open_id is not null then json_build_object(
            'attemptId', d.open_id, 'answered', o.answered, 'nextPosition', o.next_position,
            'deadlineAt', to_char(d.deadline_at, ${iso}), 'points', d.open_points) end,
          to_char(d.passed_before, ${iso}), case when d.passed_before is not null then to_char(d.since, ${iso}) end)
        end), '[]')
      from (
        select a.test_id,
          count(*) filter (where a.status = 'passed' and a.started_at >= since.at) > 0 as passed,
          max(a.closed_at) filter (where a.status = 'passed' and a.started_at < since.at) as passed_before,
          max(since.at) as since,
          (count(*) filter (where a.status = 'failed' and a.started_at >= since.at))::int as fails,
          (array_agg(a.id order by a.closed_at desc, a.id desc)
            filter (where a.status in ('passed', 'failed')))[1] as last_id,
          (array_agg(a.score order by a.closed_at desc, a.id desc)
            filter (where a.status in ('passed', 'failed')))[1] as last_score,
          (array_agg(a.id) filter (where a.status = 'in_progress'))[1] as open_id,
          max(a.deadline_at) filter (where a.status = 'in_progress') as deadline_at,
          max(a.points) filter (where a.status = 'in_progress') as open_points
        from attempt a
        join test t on t.id = a.test_id
        join test_version v on v.id = t.version_id
        cross join lateral (select ${countsSince(present('$4'))} as at) since
        where a.profile_id = p.id
        group by a.test_id
      ) d
      left join lateral (
        select count(w.question_id)::int as answered,
          min(q.position) filter (where w.question_id is null) as next_position
        from attempt_question q
        left join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
          and (cardinality(w.option_ids) > 0 or w.text is not null)
        where q.attempt_id = d.open_id
      ) o on d.open_id is not null)
  )`;

const text = `select ${detailsJson} as json from profile p where p.id = $1`;

function testDetails(row: TestRow): [string, TestDetails] {
  const [testId, passed, fails, lastScore, lastResultId, open = null, before = null, since = null] = row;
  const details = { passed, fails, lastScore, lastResultId, open, passedBeforeAt: before, openSince: since };
  return [testId, details];
}

const nobody: Stored = {
  userType: null,
  accountKind: null,
  buckets: [],
  viewed: [],
  standardTestsDone: 0,
  tests: [],
};

/**
 * Returns the data of one person in one statement; empty data if `profileId` is null. With a manager it runs in the
 * manager's transaction.
 */
export async function selectLearnerDetails(
  profileId: string | null,
  settings: Settings,
  manager?: EntityManager,
): Promise<LearnerDetails> {
  const at = now();
  const periods = currentPeriods(settings.timezone, at);
  const values = [profileId, at, settings.standardTestsOnlyPassed, periodStarts(periods)];
  const stored = profileId === null ? nobody : await read(values, manager);
  if (!stored) throw new AppError('NO_PROFILE');
  return detailsOf(stored, periods, settings);
}

const detailsOf = (stored: Stored, periods: Periods, settings: Settings): LearnerDetails => ({
  ...stored,
  viewed: new Set(stored.viewed),
  tests: new Map(stored.tests.map(testDetails)),
  periods,
  settings,
});

/** Returns the data of these people by id in one statement; in the manager's transaction if given. */
export async function selectDetailsOfPeople(
  profileIds: readonly string[],
  settings: Settings,
  manager?: EntityManager,
): Promise<Map<string, LearnerDetails>> {
  const at = now();
  const periods = currentPeriods(settings.timezone, at);
  const rows = await select<{ id: string; json: Stored }>(
    'people-facts',
    `select p.id, ${detailsJson} as json from profile p where p.id = any($1::uuid[])`,
    [profileIds, at, settings.standardTestsOnlyPassed, periodStarts(periods)],
    manager,
  );
  return new Map(rows.map(({ id, json }) => [id, detailsOf(json, periods, settings)]));
}

const read = (values: unknown[], manager?: EntityManager): Promise<Stored | null> =>
  selectJson<Stored>('learner-facts', text, values, manager);
