import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import { releaseAsset } from '#server/features/uploads/assets/use-asset';
import { lockModuleOf } from '../lock-module';
import { AdminModuleImage } from './admin-module-image.entity';

/** What images of modules are to the record of which record uses which asset, and to the audit. */
export const kind = 'module_image';

async function erase(manager: EntityManager, id: string): Promise<void> {
  await manager.delete(AdminModuleImage, id);
  await releaseAsset(manager, { kind, id });
}

/** What administrators do with the images of modules, but for adding them, which are several at once. */
export const adminModuleImages = resourceService(AdminModuleImage, {
  order: 'position',
  cache: 'modules',
  hold: lockModuleOf(AdminModuleImage),
  erase,
  audited: ({ moduleId, originalUrl, altTranslations, position }) => ({
    module: moduleId,
    image: originalUrl,
    alt: altTranslations,
    position,
  }),
});
