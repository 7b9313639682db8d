import type { EntityManager } from 'typeorm';
import { releaseAsset } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { differences, laterUpdate, refuseOlder } from '#server/features/editing/differences';
import { checkOptionalLine, longestAlt, refuseField } from '#server/features/editing/check-text';
import { mayEdit, mayReadEdited } from '#server/features/editing/editing.policy';
import { lockModule } from '../lock-module';
import { changeImages, kind, recordImage } from './change-images';
import {
  type LockedImage,
  lockImage,
  readImages,
  readModuleOf,
  selectModuleImages,
  writeOrder,
} from './module-image.queries';
import type { EditedModuleImages, ModuleImageInput } from './module-image.types';

/** The images of a module as edited; null where there is no such module. */
export async function moduleImages(viewer: Viewer, moduleId: string): Promise<EditedModuleImages | null> {
  mayReadEdited(viewer);
  return isId(moduleId) ? selectModuleImages(moduleId) : null;
}

/** Holds an image as the editor read it, behind its module; CONFLICT where it was changed since. */
async function holdImage(manager: EntityManager, id: string, readAt: Date): Promise<LockedImage> {
  const moduleId = await readModuleOf(manager, id);
  if (moduleId === null) throw new AppError('NOT_FOUND');
  await lockModule(manager, moduleId);
  // Read once more: somebody may have removed it before the module was held.
  const image = await lockImage(manager, id);
  if (!image) throw new AppError('NOT_FOUND');
  refuseOlder(readAt, image.updatedAt);
  return image;
}

/** Moves an image to a place among those of its module; gives its places before and after. */
async function move(
  manager: EntityManager,
  { id, moduleId }: LockedImage,
  position: number,
): Promise<{ before: number; after: number }> {
  const ids = (await readImages(manager, moduleId)).map((image) => image.id);
  const before = ids.indexOf(id);
  const after = Math.min(position, ids.length - 1);
  ids.splice(before, 1);
  ids.splice(after, 0, id);
  await writeOrder(manager, ids);
  return { before, after };
}

/**
 * Changes what is said of an image, or its place; audited. CONFLICT where it was changed since it was read,
 * BAD_USER_INPUT for a text that is too long or a place below 0.
 */
export function updateImage(
  viewer: Viewer,
  imageId: string,
  input: ModuleImageInput,
  readAt: Date,
): Promise<EditedModuleImages> {
  mayEdit(viewer);
  const id = requireId(imageId);
  const { position } = input;
  if (position != null && position < 0) refuseField('position', 'Positions begin at 0.');
  const said = checkOptionalLine(input.alt, 'alt', longestAlt);
  return changeImages(viewer, async (manager, editor) => {
    const image = await holdImage(manager, id, readAt);
    const alt = input.alt === undefined ? image.alt : said;
    const { before = null, after = null } = position == null ? {} : await move(manager, image, position);
    const changes = differences({ alt: image.alt, position: before }, { alt, position: after });
    if (Object.keys(changes).length === 0) return image.moduleId;
    await manager.query(`update module_image set alt = $2, updated_at = ${laterUpdate('$3')} where id = $1`, [
      id,
      alt,
      now(),
    ]);
    await recordImage(manager, editor, 'edit', id, changes);
    return image.moduleId;
  });
}

/** Takes an image out of its module; audited. CONFLICT where it was changed since it was read. */
export function removeImage(viewer: Viewer, imageId: string, readAt: Date): Promise<EditedModuleImages> {
  mayEdit(viewer);
  const id = requireId(imageId);
  return changeImages(viewer, async (manager, editor) => {
    const { moduleId, originalUrl, alt } = await holdImage(manager, id, readAt);
    await manager.query('delete from module_image where id = $1', [id]);
    await releaseAsset(manager, { kind, id });
    await recordImage(manager, editor, 'delete', id, {
      module: [moduleId, null],
      image: [originalUrl, null],
      ...(alt && { alt: [alt, null] }),
    });
    return moduleId;
  });
}
