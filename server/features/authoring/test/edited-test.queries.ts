import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database';
import { iso } from '#server/platform/sql';
import type { EditedTest, TestVersion } from './edited-test.types';

/** A test as edited, without what is read only when asked for. */
export type EditedTestRow = Omit<EditedTest, 'readWith'>;

/** The settings of test or version `t`, named as in the API. */
const settings = (
  t: string,
): string => `json_build_object('category', ${t}.category, 'passMark', ${t}.pass_mark,
  'questionsPerAttempt', ${t}.questions_per_attempt, 'shuffle', ${t}.shuffle,
  'timeLimitSeconds', ${t}.time_limit_seconds, 'maxFails', ${t}.max_fails, 'resetPeriod', ${t}.reset_period,
  'points', ${t}.points)`;

/** The tests of these modules; those without one are left out. */
export async function selectEditedTests(moduleIds: readonly string[]): Promise<EditedTestRow[]> {
  const rows = await selectJson<{ row: object; settings: object }[]>(
    'edited-tests',
    `select json_agg(json_build_object('settings', ${settings('t')}, 'row', json_build_object(
       'id', t.id, 'moduleId', t.module_id, 'updatedAt', to_char(t.updated_at, ${iso}),
       'published', t.version_id is not null,
       'questionCount', q.total, 'enabledQuestionCount', q.enabled,
       'tags', (select coalesce(json_agg(distinct tag), '[]') from question o, unnest(o.tags) as tag
         where o.test_id = t.id)))) as json
     from test t
     cross join lateral (select count(*)::int as total, (count(*) filter (where enabled))::int as enabled
       from question where test_id = t.id) q
     where t.module_id = any($1::uuid[])`,
    [moduleIds],
  );
  return (rows ?? []).map((each) => ({ ...each.settings, ...each.row }) as EditedTestRow);
}

const settingsRow = (
  t: string,
): string => `(${t}.category, ${t}.pass_mark, ${t}.questions_per_attempt, ${t}.shuffle,
  ${t}.time_limit_seconds, ${t}.max_fails, ${t}.reset_period, ${t}.points)`;

// Compared by their order, not by their positions: what learners never meet may stand between two questions.
const changedTests = `select t.id from test t left join test_version v on v.id = t.version_id
  where t.id = any($1::uuid[]) and (v.id is null or ${settingsRow('t')} is distinct from ${settingsRow('v')}
    or exists (
      select from (
        select q.id, question_content(q) as content, q.tags, row_number() over (order by q.position) as place
        from question q where q.test_id = t.id and q.enabled
      ) edited full join (
        select question_id, content, tags, row_number() over (order by position) as place
        from test_version_question where test_version_id = t.version_id
      ) published on published.question_id = edited.id
      where (edited.content, edited.tags, edited.place)
        is distinct from (published.content, published.tags, published.place)))`;

/** Those of these tests whose settings or enabled questions differ from what is published. */
export async function selectChangedTests(ids: readonly string[]): Promise<Map<string, true>> {
  const rows = await select<{ id: string }>('changed-tests', changedTests, [ids]);
  return new Map(rows.map(({ id }) => [id, true]));
}

/** The same for one test, in the manager's transaction. */
export async function isChanged(manager: EntityManager, id: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(changedTests, [[id]]);
  return rows.length > 0;
}

const shownVersions = 100;

/** The newest versions of these tests, newest first, at most 100 of each. */
export async function selectVersions(testIds: readonly string[]): Promise<Map<string, TestVersion[]>> {
  const rows = await select<{ testId: string; versions: TestVersion[] }>(
    'test-versions',
    `select t.id as "testId", (
       select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number,
         'publishedAt', to_char(v.published_at, ${iso}), 'publishedBy', p.name, 'questionCount', v.question_count,
         'passMark', v.pass_mark, 'current', v.id = t.version_id) order by v.number desc), '[]')
       from (select * from test_version where test_id = t.id order by number desc limit $2) v
       left join profile p on p.id = v.published_by) as versions
     from test t where t.id = any($1::uuid[])`,
    [testIds, shownVersions],
  );
  return new Map(rows.map(({ testId, versions }) => [testId, versions]));
}

/** The settings of a test, as stored. */
export type TestSettings = Pick<
  EditedTest,
  | 'category'
  | 'passMark'
  | 'questionsPerAttempt'
  | 'shuffle'
  | 'timeLimitSeconds'
  | 'maxFails'
  | 'resetPeriod'
  | 'points'
>;

/** A test held until the transaction ends. */
export interface LockedTest {
  id: string;
  moduleId: string;
  settings: TestSettings;
  updatedAt: string;
}

const lockText = (where: string): string =>
  `select id, module_id as "moduleId", ${settings('t')} as settings, to_char(updated_at, ${iso}) as "updatedAt"
   from test t where ${where} for no key update`;

/** Holds a test, so that its order and its publishing wait; null where absent. */
export async function lockTest(manager: EntityManager, id: string): Promise<LockedTest | null> {
  const [row]: LockedTest[] = await manager.query(lockText('id = $1'), [id]);
  return row ?? null;
}

/** Holds the test of a module; null without one. */
export async function lockTestOf(manager: EntityManager, moduleId: string): Promise<LockedTest | null> {
  const [row]: LockedTest[] = await manager.query(lockText('module_id = $1'), [moduleId]);
  return row ?? null;
}
