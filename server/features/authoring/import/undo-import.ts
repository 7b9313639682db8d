import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { clearOutdated } from '#server/features/editing/outdated/note-outdated';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { lockModule } from '#server/features/modules/lock-module';
import { releaseAssets } from '#server/features/uploads/assets/use-asset';
import { forget } from '#server/platform/cache/cache';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { renumber } from '../questions/order-questions';
import { usedAs } from '../questions/question-picture';
import { lockModuleTest } from './add-questions';
import { QuestionImportEntity } from './question-import.entity';
import { assertCanImport } from './question-import.policy';
import { selectImport } from './question-import.queries';
import type { UndoQuestionImportPayload } from './question-import.types';

interface Imported {
  status: string;
  fileName: string;
  testCreated: boolean;
  edited: number;
}

/**
 * Locks the module, its test and the import, in the same order as adding questions does. Throws NOT_FOUND if
 * the import doesn't exist.
 */
async function holdImport(
  manager: EntityManager,
  id: string,
): Promise<{ held: Imported; testId: string | null }> {
  const [found]: { moduleId: string }[] = await manager.query(
    'select module_id as "moduleId" from question_import where id = $1',
    [id],
  );
  if (!found || !(await lockModule(manager, found.moduleId))) throw new AppError('NOT_FOUND');
  const testId = await lockModuleTest(manager, found.moduleId);
  const [held]: Imported[] = await manager.query(
    `select status, file_name as "fileName", test_created as "testCreated",
       (select count(*)::int from question q where q.import_id = i.id and q.updated_at > q.created_at) as edited
     from question_import i where id = $1 for update`,
    [id],
  );
  if (!held) throw new AppError('NOT_FOUND');
  return { held, testId };
}

async function removeQuestions(manager: EntityManager, id: string, testId: string): Promise<number> {
  const [gone, removed]: [{ id: string; shows: boolean }[], number] = await manager.query(
    'delete from question where import_id = $1 returning id, image_asset_id is not null as shows',
    [id],
  );
  await clearOutdated(
    manager,
    'question',
    gone.map((question) => question.id),
  );
  await releaseAssets(
    manager,
    gone.filter(({ shows }) => shows).map((question) => ({ kind: usedAs, id: question.id })),
  );
  await renumber(manager, testId);
  return removed;
}

/** Deletes a test without questions that was never published. Returns whether it did. */
async function removeEmptyTest(manager: EntityManager, testId: string): Promise<boolean> {
  const [, removed]: [unknown, number] = await manager.query(
    `delete from test t where id = $1 and version_id is null
       and not exists (select from question where test_id = t.id)
       and not exists (select from test_version where test_id = t.id)`,
    [testId],
  );
  return removed > 0;
}

/**
 * Removes the questions of an import from the draft of the test, and the test itself if the import created
 * it, it is empty and was never published. Published versions and attempts keep the questions. Throws
 * CONFLICT unless the import is imported, or with the number `edited` if questions have been edited since and
 * `includeEdited` is false.
 */
export async function undoImport(
  viewer: Viewer,
  importId: string,
  includeEdited: boolean,
): Promise<UndoQuestionImportPayload> {
  const caller = assertCanImport(viewer);
  const id = requireId(importId);
  const result = await transaction(async (manager) => {
    const importer = assertCanImport(await freshCaller(manager, caller));
    const { held, testId } = await holdImport(manager, id);
    const { edited, fileName, testCreated } = held;
    if (held.status !== 'imported') throw new AppError('CONFLICT', 'Only a finished import can be undone.');
    if (edited > 0 && !includeEdited) {
      throw new AppError('CONFLICT', `${edited} of its questions were edited since the import.`, { edited });
    }
    const removed = testId === null ? 0 : await removeQuestions(manager, id, testId);
    const testRemoved = testId !== null && testCreated && (await removeEmptyTest(manager, testId));
    await manager.update(QuestionImportEntity, id, { status: 'undone', undoneAt: () => 'now()' });
    await appendAudit(manager, {
      action: 'delete',
      actor: actorOf(importer),
      targetKind: 'question_import',
      targetId: id,
      changes: {
        file: [fileName, null],
        test: [testId, testRemoved ? null : testId],
        questions: [removed, null],
        edited: [edited, null],
      },
    });
    return { removed, testRemoved };
  });
  forget('modules');
  const undone = await selectImport(id);
  if (!undone) throw new AppError('NOT_FOUND');
  return { questionImport: undone, ...result };
}
