import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database/database';
import type { Test } from './published-test.types';

const secondsPerQuestion = 45;

const text = `select coalesce(json_agg(json_build_object('moduleId', t.module_id, 'test', json_build_object(
    'id', v.test_id, 'versionId', v.id, 'category', v.category, 'passMark', v.pass_mark, 'questionCount', q.asked,
    'timeLimitSeconds', v.time_limit_seconds,
    'estimatedMinutes', greatest(1, least(ceil(q.asked * ${secondsPerQuestion} / 60.0),
      ceil(v.time_limit_seconds / 60.0)))::int,
    'maxFails', v.max_fails, 'resetPeriod', v.reset_period, 'points', v.points))), '[]') as json
  from test t
  join test_version v on v.id = t.version_id
  cross join lateral (select least(v.question_count, v.questions_per_attempt) as asked) q
  where $1::uuid is null or t.module_id = $1`;

type Published = { moduleId: string; test: Test }[];

/** Returns every published test by module id. */
export async function selectPublishedTests(): Promise<ReadonlyMap<string, Test>> {
  const rows = (await selectJson<Published>('published-tests', text, [null])) ?? [];
  return new Map(rows.map(({ moduleId, test }) => [moduleId, test]));
}

/** Returns the published test of a module within the manager's transaction; null if there is none. */
export async function readPublishedTest(manager: EntityManager, moduleId: string): Promise<Test | null> {
  const [row]: { json: Published }[] = await manager.query(text, [moduleId]);
  return row?.json[0]?.test ?? null;
}
