import type { EntityManager } from 'typeorm';
import { holdTestOf, removeTestOf } from '#server/features/authoring/remove-test';
import type { Target } from '#server/features/editing/inputs';
import { editedModules } from '#server/features/modules/editing/edited-modules';
import { removeModule } from '#server/features/modules/editing/remove-module';
import { AppError } from '#server/platform/errors';
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
export const deleteModule = (viewer: Viewer, target: Target): Promise<string> =>
  editedModules.remove(viewer, target, async (manager, id) => {
    const test = await holdTestOf(manager, id);
    await refuseUsed(manager, id);
    await removeTestOf(manager, id);
    await removeModule(manager, id);
    return test ?? {};
  });
