import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { iso } from '#server/platform/sql';
import type { EditedModuleImages } from './module-image.types';

/** The images of a module in their order; null where there is no such module. */
export const selectModuleImages = (moduleId: string): Promise<EditedModuleImages | null> =>
  selectJson<EditedModuleImages>(
    'edited-module-images',
    `select json_build_object('moduleId', m.id, 'images', (
       select coalesce(json_agg(json_build_object('id', i.id, 'smUrl', coalesce(i.small_url, i.original_url),
         'lgUrl', coalesce(i.large_url, i.original_url), 'originalUrl', i.original_url, 'width', i.width,
         'height', i.height, 'altTranslations', i.alt, 'updatedAt', to_char(i.updated_at, ${iso})
       ) order by i.position, i.id), '[]') from module_image i where i.module_id = m.id)) as json
     from module m where m.id = $1`,
    [moduleId],
  );

/** An image of a module held until the transaction ends. */
export interface LockedImage {
  id: string;
  moduleId: string;
  assetId: string | null;
  originalUrl: string;
  alt: LocalizedText | null;
  updatedAt: string;
}

/** The module of an image; null where absent. */
export async function readModuleOf(manager: EntityManager, id: string): Promise<string | null> {
  const [row]: { moduleId: string }[] = await manager.query(
    'select module_id as "moduleId" from module_image where id = $1',
    [id],
  );
  return row?.moduleId ?? null;
}

export async function lockImage(manager: EntityManager, id: string): Promise<LockedImage | null> {
  const [row]: LockedImage[] = await manager.query(
    `select id, module_id as "moduleId", asset_id as "assetId", original_url as "originalUrl", alt,
       to_char(updated_at, ${iso}) as "updatedAt"
     from module_image where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** The images of a module in their order, each with its asset. */
export function readImages(
  manager: EntityManager,
  moduleId: string,
): Promise<{ id: string; assetId: string | null }[]> {
  return manager.query(
    'select id, asset_id as "assetId" from module_image where module_id = $1 order by position, id',
    [moduleId],
  );
}

/** Gives the images of a module, which the caller holds, the order of `ids`. */
export async function writeOrder(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `update module_image i set position = o.place from unnest($1::uuid[]) with ordinality o (id, place)
     where i.id = o.id and i.position <> o.place`,
    [ids],
  );
}
