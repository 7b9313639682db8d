import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit, type AuditAction } from '#server/features/audit/audit.service';
import { forget } from '#server/platform/cache/cache';
import { AppError } from '#server/platform/errors';
import type { Person, Viewer } from '#server/platform/viewer';
import { edit } from '#server/features/editing/edit';
import { selectModuleImages } from './module-image.queries';
import type { EditedModuleImages } from './module-image.types';

/** What images of modules are to the record of which record uses which asset, and to the audit. */
export const kind = 'module_image';

/** Runs a change by an administrator, which gives its module's id, and gives the images of that module. */
export async function changeImages(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person) => Promise<string>,
): Promise<EditedModuleImages> {
  const moduleId = await edit(viewer, work);
  forget('modules');
  const images = await selectModuleImages(moduleId);
  if (!images) throw new AppError('NOT_FOUND');
  return images;
}

/** Appends what became of an image to the audit. */
export async function recordImage(
  manager: EntityManager,
  editor: Person,
  action: AuditAction,
  id: string,
  changes: Record<string, [unknown, unknown]>,
): Promise<void> {
  await appendAudit(manager, { action, actor: actorOf(editor), targetKind: kind, targetId: id, changes });
}
