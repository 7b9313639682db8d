import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { lockAssets } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import { AppError, throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { editOnce } from '#server/features/editing/edit';
import { assertCanEdit } from '#server/features/editing/editing.policy';
import { checkImageId, takeImage } from '#server/features/editing/fields/take-image';
import { adminModules } from '../editing/admin-modules';
import { lockModule } from '../lock-module';
import type { AdminModule } from '../module.entity';
import { AdminModuleImage } from './admin-module-image.entity';
import { kind } from './admin-module-images';

const maxImages = 20;

function readIds(assetIds: readonly string[]): string[] {
  if (assetIds.length < 1 || assetIds.length > maxImages) {
    throwFieldError('assetIds', `From 1 to ${maxImages} images are added at once.`);
  }
  return assetIds.map((id, index) => checkImageId(id, `assetIds.${index}`));
}

/** Adds images after the existing ones of the module. `fieldOf` names an image in the input. */
async function insertImages(
  manager: EntityManager,
  editor: Person | ApiClient,
  moduleId: string,
  assetIds: readonly string[],
  fieldOf: (assetId: string) => string,
): Promise<void> {
  const last = (await manager.maximum(AdminModuleImage, 'position', { moduleId })) ?? 0;
  const at = now().toISOString();
  const rows = [];
  for (const [index, assetId] of assetIds.entries()) {
    const id = randomUUID();
    const purposes = ['module', 'content'] as const;
    const image = await takeImage(manager, editor, assetId, { kind, id }, purposes, fieldOf(assetId));
    const { originalUrl, smUrl: smallUrl, lgUrl: largeUrl, width, height } = image;
    const visible = { assetId, originalUrl, smallUrl, largeUrl, width, height };
    rows.push({ id, moduleId, ...visible, createdAt: at, updatedAt: at, position: last + 1 + index });
  }
  await manager.insert(AdminModuleImage, rows);
  await appendAudits(
    manager,
    rows.map(({ id, originalUrl }) => ({
      action: 'add',
      actor: actorOf(editor),
      targetKind: kind,
      targetId: id,
      changes: { module: [null, moduleId], image: [null, originalUrl] },
    })),
  );
}

/**
 * Adds uploaded images to a module after the existing ones; audited. Images that it already has are skipped. Throws
 * NOT_FOUND for an unknown module, and BAD_USER_INPUT for an image that doesn't exist or isn't for modules, and for
 * more than 20 images.
 */
export async function addImages(
  viewer: Viewer,
  moduleId: string,
  assetIds: readonly string[],
): Promise<AdminModule> {
  assertCanEdit(viewer);
  const id = requireId(moduleId);
  const sent = readIds(assetIds);
  await editOnce(viewer, async (manager, editor) => {
    if (!(await lockModule(manager, id))) throw new AppError('NOT_FOUND');
    const visible = await manager.find(AdminModuleImage, {
      select: { assetId: true },
      where: { moduleId: id },
    });
    const fresh = [...new Set(sent)].filter((assetId) => !visible.some((image) => image.assetId === assetId));
    if (visible.length + fresh.length > maxImages) {
      throwFieldError('assetIds', `A module has at most ${maxImages} images.`);
    }
    if (fresh.length === 0) return;
    await lockAssets(manager, fresh);
    await insertImages(manager, editor, id, fresh, (assetId) => `assetIds.${sent.indexOf(assetId)}`);
  });
  return adminModules.changed(viewer, id);
}
