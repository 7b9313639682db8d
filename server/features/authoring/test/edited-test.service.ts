import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { edit } from '#server/features/editing/edit';
import { differences, laterUpdate, refuseOlder } from '#server/features/editing/differences';
import type { EditedModule } from '#server/features/modules/module.entity';
import { mayEdit, mayReadEdited } from '#server/features/editing/editing.policy';
import { lockModule } from '#server/features/modules/lock-module';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { ofEach, readTogether } from '#server/platform/read-together';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/viewer';
import { checkSettings } from './check-settings';
import { lockTestOf, selectEditedTests, type TestSettings } from './edited-test.queries';
import type { EditedTest } from './edited-test.types';
import type { TestInput } from './test-settings.input';

/** The tests of these modules by module. */
async function readTests(moduleIds: readonly string[]): Promise<Map<string, EditedTest>> {
  const tests = readTogether(await selectEditedTests(moduleIds));
  return new Map(tests.map((test) => [test.moduleId, test]));
}

const testOf = ofEach(readTests);

/** The test of a module as edited; null without one. */
export async function editedTestOf(viewer: Viewer, module: EditedModule): Promise<EditedTest | null> {
  mayReadEdited(viewer);
  return (await testOf(module)) ?? null;
}

/** The test of a module, read anew after a change. */
export async function changedTest(viewer: Viewer, moduleId: string): Promise<EditedTest> {
  mayEdit(viewer);
  const test = (await readTests([moduleId])).get(moduleId);
  if (!test) throw new AppError('NOT_FOUND');
  return test;
}

const valuesOf = (settings: TestSettings): unknown[] => [
  settings.category,
  settings.passMark,
  settings.questionsPerAttempt,
  settings.shuffle,
  settings.timeLimitSeconds,
  settings.maxFails,
  settings.resetPeriod,
  settings.points,
];

async function create(
  manager: EntityManager,
  editor: Person,
  moduleId: string,
  settings: TestSettings,
): Promise<void> {
  const [made]: { id: string }[] = await manager.query(
    `insert into test (module_id, category, pass_mark, questions_per_attempt, shuffle, time_limit_seconds, max_fails,
       reset_period, points, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
    [moduleId, ...valuesOf(settings), now()],
  );
  const changes = differences(null, { moduleId, ...settings });
  const target = { targetKind: 'test', targetId: made!.id };
  await appendAudit(manager, { action: 'add', actor: actorOf(editor), ...target, changes });
}

async function change(
  manager: EntityManager,
  editor: Person,
  stored: { id: string; settings: TestSettings },
  settings: TestSettings,
): Promise<void> {
  const changes = differences(stored.settings, settings);
  if (Object.keys(changes).length === 0) return;
  await manager.query(
    `update test set category = $2, pass_mark = $3, questions_per_attempt = $4, shuffle = $5,
       time_limit_seconds = $6, max_fails = $7, reset_period = $8, points = $9, updated_at = ${laterUpdate('$10')}
     where id = $1`,
    [stored.id, ...valuesOf(settings), now()],
  );
  const target = { targetKind: 'test', targetId: stored.id };
  await appendAudit(manager, { action: 'edit', actor: actorOf(editor), ...target, changes });
}

/**
 * Changes the settings of a module's test, or makes the test where there is none; audited. CONFLICT where it was
 * changed since `updatedAt`, or made by somebody else where none was read. Learners meet it once it is published.
 */
export async function saveTest(
  viewer: Viewer,
  moduleId: string,
  input: TestInput,
  updatedAt: Date | null,
): Promise<EditedTest> {
  mayEdit(viewer);
  const id = requireId(moduleId);
  const settings = checkSettings(input);
  await edit(viewer, async (manager, editor) => {
    // Two that make the test at once: the second waits here and finds the first one's.
    if (!(await lockModule(manager, id))) throw new AppError('NOT_FOUND');
    const stored = await lockTestOf(manager, id);
    if ((stored === null) !== (updatedAt === null)) throw new AppError('CONFLICT');
    if (stored && updatedAt) refuseOlder(updatedAt, stored.updatedAt);
    if (stored) await change(manager, editor, stored, settings);
    else await create(manager, editor, id, settings);
  });
  forget('modules');
  return changedTest(viewer, id);
}
