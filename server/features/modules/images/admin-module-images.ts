import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import { releaseAsset } from '#server/features/uploads/assets/use-asset';
import { lockModuleOf } from '../lock-module';
import { AdminModuleImage } from './admin-module-image.entity';

/** The kind of record of module images, for the use of assets and the audit log. */
export const kind = 'module_image';

async function erase(manager: EntityManager, id: string): Promise<void> {
  await manager.delete(AdminModuleImage, id);
  await releaseAsset(manager, { kind, id });
}

/** Actions of administrators on module images, except adding, which handles several at once. */
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
