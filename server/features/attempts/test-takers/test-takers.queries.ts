import { select } from '#server/platform/database/database';

interface Count {
  id: string;
  count: number;
}

const byId = (rows: readonly Count[]): Map<string, number> =>
  new Map(rows.map(({ id, count }) => [id, count]));

/** Returns the number of attempts in progress by test id. Tests without any have no entry. */
export const countTestTakersOfTests = async (testIds: readonly string[]): Promise<Map<string, number>> =>
  byId(
    await select<Count>(
      'test-takers-of-tests',
      `select test_id as id, count(*)::int as count from attempt
       where test_id = any($1::uuid[]) and status = 'in_progress' group by test_id`,
      [testIds],
    ),
  );

/** Returns the number of attempts in progress by module id. Modules without any have no entry. */
export const countTestTakersOfModules = async (moduleIds: readonly string[]): Promise<Map<string, number>> =>
  byId(
    await select<Count>(
      'test-takers-of-modules',
      `select t.module_id as id, count(*)::int as count from attempt a join test t on t.id = a.test_id
       where t.module_id = any($1::uuid[]) and a.status = 'in_progress' group by t.module_id`,
      [moduleIds],
    ),
  );
