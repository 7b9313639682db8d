import type { EntityManager } from 'typeorm';
import { lockTestOf, removeTestOf } from '#server/features/authoring/remove-test';
import { deletingAction } from '#server/features/editing/bulk/described-actions';
import type { Target } from '#server/features/editing/inputs';
import { adminModules } from '#server/features/modules/editing/admin-modules';
import { removeModule } from '#server/features/modules/editing/remove-module';
import { AppError } from '#server/platform/errors';
import type { Viewer } from '#server/platform/access/viewer';
import { isUsed } from './module-use.queries';

async function rejectUsed(manager: EntityManager, id: string): Promise<void> {
  const [row]: { used: boolean }[] = await manager.query(
    `select ${isUsed} as used from module m where m.id = $1`,
    [id],
  );
  if (row?.used) {
    throw new AppError('CONFLICT', 'The module has been used; it can be disabled, but not deleted.');
  }
}

async function erase(manager: EntityManager, id: string): Promise<{ test?: string; questions?: number }> {
  const test = await lockTestOf(manager, id);
  await rejectUsed(manager, id);
  await removeTestOf(manager, id);
  await removeModule(manager, id);
  return test ?? {};
}

/**
 * Deletes a module with its unpublished test; audited. Throws CONFLICT if someone viewed it or downloaded a file, or
 * its test was ever published, because that history must stay.
 */
export const deleteModule = (viewer: Viewer, target: Target): Promise<string> =>
  adminModules.remove(viewer, target, erase);

const goneWith = (rows: string): string => `select count(*) from ${rows} in (select id from taken)`;

/** The bulk action that deletes modules under the same conditions as `deleteModule`. */
export const modulesDeletion = deletingAction(adminModules, {
  reason: `case when (select ${isUsed} from module m where m.id = t.id) then 'used' end`,
  erase,
  effects: () => [
    {
      kind: 'deleted_questions',
      count: goneWith('question q join test on test.id = q.test_id where test.module_id'),
    },
    { kind: 'deleted_files', count: goneWith('module_download d where d.module_id') },
    { kind: 'deleted_images', count: goneWith('module_image i where i.module_id') },
  ],
});
