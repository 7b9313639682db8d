import type { EntityManager } from 'typeorm';
import { mayReadEdited } from '#server/features/editing/editing.policy';
import { editedThings } from '#server/features/editing/things';
import { releaseAsset } from '#server/features/uploads/assets/use-asset';
import { AppError } from '#server/platform/errors';
import { ofEach } from '#server/platform/read-together';
import type { Viewer } from '#server/platform/viewer';
import { lockModule } from '../lock-module';
import type { EditedModule } from '../module.entity';
import { EditedModuleImage } from './edited-module-image.entity';

/** What images of modules are to the record of which record uses which asset, and to the audit. */
export const kind = 'module_image';

/** Holds the module of an image, whose images are changed by one at a time. */
async function holdModuleOf(manager: EntityManager, id: string): Promise<void> {
  const image = await manager.findOne(EditedModuleImage, { select: { moduleId: true }, where: { id } });
  if (!image) throw new AppError('NOT_FOUND');
  await lockModule(manager, image.moduleId);
}

async function erase(manager: EntityManager, id: string): Promise<void> {
  await manager.delete(EditedModuleImage, id);
  await releaseAsset(manager, { kind, id });
}

/** What administrators do with the images of modules, but for adding them, which are several at once. */
export const editedModuleImages = editedThings(EditedModuleImage, {
  order: 'position',
  cache: 'modules',
  hold: holdModuleOf,
  erase,
  audited: ({ moduleId, originalUrl, altTranslations, position }) => ({
    module: moduleId,
    image: originalUrl,
    alt: altTranslations,
    position,
  }),
});

const imagesOf = ofEach(editedModuleImages.ofOwners);

/** The images of a module in their order. */
export async function editedImagesOf(viewer: Viewer, module: EditedModule): Promise<EditedModuleImage[]> {
  mayReadEdited(viewer);
  return (await imagesOf(module)) ?? [];
}
