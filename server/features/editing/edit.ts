import type { EntityManager } from 'typeorm';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { transaction } from '#server/platform/database';
import type { Person, Viewer } from '#server/platform/viewer';
import { mayEdit } from './editing.policy';

/** Runs an edit in one transaction by an administrator as the database knows the caller now. */
export async function edit<T>(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person) => Promise<T>,
): Promise<T> {
  const caller = mayEdit(viewer);
  return transaction(async (manager) => work(manager, mayEdit(await freshViewer(manager, caller))));
}
