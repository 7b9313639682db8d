import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { iso } from '#server/platform/database/sql';
import type { TestVersion } from './admin-test.entity';

const settingsRow = (
  t: string,
): string => `(${t}.category, ${t}.pass_mark, ${t}.questions_per_attempt, ${t}.shuffle,
  ${t}.time_limit_seconds, ${t}.max_fails, ${t}.reset_period, ${t}.points)`;

// Compared by order instead of position, because disabled questions can be between two others.
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

/** Returns which of these tests have settings or enabled questions that differ from the published version. */
export async function selectChangedTests(ids: readonly string[]): Promise<Map<string, true>> {
  const rows = await select<{ id: string }>('changed-tests', changedTests, [ids]);
  return new Map(rows.map(({ id }) => [id, true]));
}

/** Like `selectChangedTests`, for one test in the manager's transaction. */
export async function isChanged(manager: EntityManager, id: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(changedTests, [[id]]);
  return rows.length > 0;
}

const visibleVersions = 100;

/** Returns the newest versions of these tests by test id, newest first, at most 100 of each. */
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
    [testIds, visibleVersions],
  );
  return new Map(rows.map(({ testId, versions }) => [testId, versions]));
}

/** Locks a test against changes of its order and publishing. Throws NOT_FOUND if it doesn't exist. */
export async function lockTest(manager: EntityManager, id: string): Promise<void> {
  const rows: unknown[] = await manager.query('select from test where id = $1 for no key update', [id]);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}
