import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { holdAssets } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { isId, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/viewer';
import { refuseField } from '#server/features/editing/check-text';
import { mayEdit } from '#server/features/editing/editing.policy';
import { takeImage } from '#server/features/editing/take-image';
import { lockModule } from '../lock-module';
import { changeImages, kind, recordImage } from './change-images';
import { readImages } from './module-image.queries';
import type { EditedModuleImages } from './module-image.types';

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
  await manager.query(
    `insert into module_image (id, module_id, asset_id, small_url, large_url, original_url, width, height, updated_at,
       position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       (select coalesce(max(position), 0) + 1 from module_image where module_id = $2))`,
    [id, moduleId, assetId, image.smUrl, image.lgUrl, image.originalUrl, image.width, image.height, now()],
  );
  await recordImage(manager, editor, 'add', id, {
    module: [null, moduleId],
    image: [null, image.originalUrl],
  });
}

/**
 * Shows uploaded images in a module, behind those it has; audited. Those that it shows already are passed over.
 * NOT_FOUND for the module; BAD_USER_INPUT for an image that is not there or not meant for modules, and for more than
 * 20 in all.
 */
export function addImages(
  viewer: Viewer,
  moduleId: string,
  assetIds: readonly string[],
): Promise<EditedModuleImages> {
  mayEdit(viewer);
  const id = requireId(moduleId);
  const sent = readIds(assetIds);
  return changeImages(viewer, async (manager, editor) => {
    if (!(await lockModule(manager, id))) throw new AppError('NOT_FOUND');
    const shown = await readImages(manager, id);
    const fresh = [...new Set(sent)].filter((assetId) => !shown.some((image) => image.assetId === assetId));
    if (shown.length + fresh.length > mostImages) {
      refuseField('assetIds', `A module has at most ${mostImages} images.`);
    }
    await holdAssets(manager, fresh);
    for (const assetId of fresh) {
      await insertImage(manager, editor, id, assetId, `assetIds.${sent.indexOf(assetId)}`);
    }
    return id;
  });
}
