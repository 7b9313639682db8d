import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { holdAssets } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { isId, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/viewer';
import { refuseField } from '#server/features/editing/check-text';
import { edit } from '#server/features/editing/edit';
import { mayEdit } from '#server/features/editing/editing.policy';
import { takeImage } from '#server/features/editing/take-image';
import { editedModules } from '../editing/edited-modules';
import { lockModule } from '../lock-module';
import type { EditedModule } from '../module.entity';
import { EditedModuleImage } from './edited-module-image.entity';
import { kind } from './edited-module-images';

const mostImages = 20;

function readIds(assetIds: readonly string[]): string[] {
  if (assetIds.length < 1 || assetIds.length > mostImages) {
    refuseField('assetIds', `From 1 to ${mostImages} images are added at once.`);
  }
  assetIds.forEach((id, index) => {
    if (!isId(id)) refuseField(`assetIds.${index}`, 'There is no such image.');
  });
  return assetIds.map((id) => id.toLowerCase());
}

async function insertImage(
  manager: EntityManager,
  editor: Person,
  moduleId: string,
  assetId: string,
  field: string,
): Promise<void> {
  const id = randomUUID();
  const image = await takeImage(manager, editor, assetId, { kind, id }, ['module', 'content'], field);
  const { originalUrl, smUrl: smallUrl, lgUrl: largeUrl, width, height } = image;
  const at = now().toISOString();
  await manager.insert(EditedModuleImage, {
    ...{
      id,
      moduleId,
      assetId,
      originalUrl,
      smallUrl,
      largeUrl,
      width,
      height,
      createdAt: at,
      updatedAt: at,
    },
    position: ((await manager.maximum(EditedModuleImage, 'position', { moduleId })) ?? 0) + 1,
  });
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(editor),
    targetKind: kind,
    targetId: id,
    changes: { module: [null, moduleId], image: [null, originalUrl] },
  });
}

/**
 * Shows uploaded images in a module, behind those it has; audited. Those that it shows already are passed over.
 * NOT_FOUND for the module; BAD_USER_INPUT for an image that is not there or not meant for modules, and for more than
 * 20 in all.
 */
export async function addImages(
  viewer: Viewer,
  moduleId: string,
  assetIds: readonly string[],
): Promise<EditedModule> {
  mayEdit(viewer);
  const id = requireId(moduleId);
  const sent = readIds(assetIds);
  await edit(viewer, async (manager, editor) => {
    if (!(await lockModule(manager, id))) throw new AppError('NOT_FOUND');
    const shown = await manager.find(EditedModuleImage, {
      select: { assetId: true },
      where: { moduleId: id },
    });
    const fresh = [...new Set(sent)].filter((assetId) => !shown.some((image) => image.assetId === assetId));
    if (shown.length + fresh.length > mostImages) {
      refuseField('assetIds', `A module has at most ${mostImages} images.`);
    }
    await holdAssets(manager, fresh);
    for (const assetId of fresh) {
      await insertImage(manager, editor, id, assetId, `assetIds.${sent.indexOf(assetId)}`);
    }
  });
  return editedModules.changed(viewer, id);
}
