import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { beginAdding } from '../import-steps';
import { QuestionImportEntity } from '../question-import.entity';
import { applyJobName } from '../question-import.job-names';
import { assertCanImport } from '../question-import.policy';
import { selectImport } from '../question-import.queries';
import type { QuestionImport } from '../question-import.types';

interface Held {
  id: string;
  status: string;
}

type Decision = (manager: EntityManager, held: Held, actor: AuditActor) => Promise<void>;

/**
 * Locks an import, checks the caller's current rights and runs a decision. Throws NOT_FOUND if it doesn't
 * exist, and CONFLICT if it is in none of the states.
 */
async function decide(
  viewer: Viewer,
  importId: string,
  states: readonly string[],
  work: Decision,
): Promise<QuestionImport> {
  const caller = assertCanImport(viewer);
  const id = requireId(importId);
  await transaction(async (manager) => {
    const importer = assertCanImport(await freshCaller(manager, caller));
    const [held]: Held[] = await manager.query(
      'select id, status from question_import where id = $1 for update',
      [id],
    );
    if (!held) throw new AppError('NOT_FOUND');
    if (!states.includes(held.status)) throw new AppError('CONFLICT');
    await work(manager, held, actorOf(importer));
  });
  const decided = await selectImport(id);
  if (!decided) throw new AppError('NOT_FOUND');
  return decided;
}

/**
 * Starts a job that adds the questions of a preview to the test. Throws CONFLICT unless the import is
 * previewed.
 */
export const applyImport = (viewer: Viewer, importId: string): Promise<QuestionImport> =>
  decide(viewer, importId, ['previewed'], async (manager, { id }, actor) => {
    await beginAdding(manager, id, actor);
    await enqueueJob(manager, applyJobName, { id }, `question-import-${id}`);
  });

/** Keeps a preview until someone applies or discards it. Throws CONFLICT unless the import is previewed. */
export const keepImport = (viewer: Viewer, importId: string): Promise<QuestionImport> =>
  decide(viewer, importId, ['previewed'], async (manager, { id }) => {
    await manager.update(QuestionImportEntity, id, { expiresAt: null });
  });

/** Discards the questions of a locked import; audited. */
async function discard(manager: EntityManager, { id, status }: Held, actor: AuditActor): Promise<void> {
  await manager.query('delete from question_import_line where import_id = $1', [id]);
  await manager.update(QuestionImportEntity, id, { status: 'discarded', expiresAt: null, source: null });
  await appendAudit(manager, {
    action: 'edit',
    actor,
    targetKind: 'question_import',
    targetId: id,
    changes: { status: [status, 'discarded'] },
  });
}

/**
 * Discards an import before its questions are added; audited. Throws CONFLICT if they are being added, or if
 * the import has ended.
 */
export const discardImport = (viewer: Viewer, importId: string): Promise<QuestionImport> =>
  decide(viewer, importId, ['reading', 'previewed'], discard);

/** Discards expired previews. */
export async function discardAbandoned(): Promise<void> {
  await transaction(async (manager) => {
    const forgotten: Held[] = await manager.query(
      'select id, status from question_import where expires_at <= now() for update skip locked',
    );
    for (const held of forgotten) await discard(manager, held, { kind: 'system' });
  });
}
