import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { holdTestOf, removeTestOf } from '#server/features/authoring/remove-test';
import { edit } from '#server/features/modules/editing/edit';
import { differences } from '#server/features/modules/editing/edited-fields';
import { lockModule } from '#server/features/modules/editing/edited-module.queries';
import { mayEdit } from '#server/features/modules/editing/editing.policy';
import { removeModule } from '#server/features/modules/editing/remove-module';
import { forget } from '#server/platform/cache';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { isUsed } from './module-use.queries';

async function refuseUsed(manager: EntityManager, id: string): Promise<void> {
  const [row]: { used: boolean }[] = await manager.query(
    `select ${isUsed} as used from module m where m.id = $1`,
    [id],
  );
  if (row?.used) {
    throw new AppError('CONFLICT', 'The module has been used; it can be disabled, but not deleted.');
  }
}

/**
 * Deletes a module with its unpublished test; audited. CONFLICT where somebody viewed it, fetched a file of it or its
 * test was ever published: history stays.
 */
export async function deleteModule(viewer: Viewer, moduleId: string): Promise<string> {
  mayEdit(viewer);
  const id = requireId(moduleId);
  await edit(viewer, async (manager, editor) => {
    const stored = await lockModule(manager, id, 'deletion');
    if (!stored) throw new AppError('NOT_FOUND');
    const test = await holdTestOf(manager, id);
    await refuseUsed(manager, id);
    await removeTestOf(manager, id);
    await removeModule(manager, id);
    const changes = differences({ ...stored.content, ...test }, null);
    const target = { targetKind: 'module', targetId: id };
    await appendAudit(manager, { action: 'delete', actor: actorOf(editor), ...target, changes });
  });
  forget('modules');
  return id;
}
