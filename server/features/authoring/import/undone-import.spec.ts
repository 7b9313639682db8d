import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makeModule } from '#server/testing/factories';
import { count, emptyModule, importCalls, questionsIn } from '#server/testing/features/question-imports';

const portal = adminPortal();
const { read, mutate, imported } = importCalls(portal);

describe('undoing a question import', () => {
  it('restores the former test, with positions without a gap', async () => {
    const module = await makeModule();
    const before = await questionsIn(module.id);
    const id = await imported(module.id, 'First?{T}\n\nSecond?{F}');
    const other = await imported(module.id, 'Third?{T}');
    expect(await mutate('undoQuestionImport', id)).toEqual({
      removed: 2,
      testRemoved: false,
      questionImport: { status: 'undone' },
    });
    const left = await questionsIn(module.id);
    expect(left.map(({ position }) => position)).toEqual([1, 2, 3]);
    await mutate('undoQuestionImport', other);
    expect(await questionsIn(module.id)).toEqual(before);
    expect((await auditOf('question_import', id)).map(({ action }) => action)).toEqual(['add', 'delete']);
  });

  it('succeeds only once', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await imported(moduleId);
    const all = await Promise.all([1, 2, 3].map(() => mutate('undoQuestionImport', id)));
    expect(all.filter((one) => 'removed' in one)).toHaveLength(1);
    expect(all.filter((one) => one['code'] === 'CONFLICT')).toHaveLength(2);
  });

  it('deletes the test it created, unless the test has other questions or was published', async () => {
    const [alone, shared] = [await emptyModule(), await emptyModule()];
    const one = await imported(alone.id);
    expect(await mutate('undoQuestionImport', one)).toMatchObject({ removed: 3, testRemoved: true });
    expect(await count('test', 'module_id', alone.id)).toBe(0);
    const two = await imported(shared.id);
    await imported(shared.id, 'More?{T}');
    expect(await mutate('undoQuestionImport', two)).toMatchObject({ removed: 3, testRemoved: false });
    expect(await questionsIn(shared.id)).toHaveLength(1);
  });

  it('requires confirmation when questions were edited since', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await imported(moduleId);
    await pool().query(`update question set updated_at = now() where import_id = $1 and position = 1`, [id]);
    expect(await read(id)).toMatchObject({ remaining: 3, edited: 1 });
    expect(await mutate('undoQuestionImport', id)).toEqual({ code: 'CONFLICT', edited: 1 });
    expect(await questionsIn(moduleId)).toHaveLength(3);
    expect(await mutate('undoQuestionImport', id, ', includeEdited: true')).toMatchObject({ removed: 3 });
  });

  it('allows the same file to be imported again', async () => {
    const { id: moduleId } = await emptyModule();
    await mutate('undoQuestionImport', await imported(moduleId));
    expect((await read(await imported(moduleId))).added).toBe(3);
  });
});
