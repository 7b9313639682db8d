import type { EntityManager } from 'typeorm';
import { descriptionOf } from '#server/features/editing/description';
import { jsonOf } from '#server/features/editing/resource-json';
import { selectJson } from '#server/platform/database/database';
import type { Download, ModuleImage } from './material.types';
import { AdminModule } from './module.entity';

/** A stored module with its files and images. */
export interface StoredModule extends Readonly<Omit<AdminModule, 'readWith'>> {
  videos: Download[];
  datasheets: Download[];
  extraFiles: Download[];
  images: ModuleImage[];
}

const download = `json_build_object('id', d.id, 'lang', d.lang, 'label', d.label,
  'file', json_build_object('url', '/api/downloads/' || d.id, 'filename', f.filename, 'size', f.size),
  'captions', (select coalesce(json_agg(c.lang order by c.lang), '[]') from module_caption c
    where c.download_id = d.id))`;
const downloads = (kind: string): string =>
  `(select coalesce(json_agg(${download} order by d.position), '[]') from module_download d
    join stored_file f on f.id = d.file_id where d.module_id = t.id and d.kind = '${kind}')`;

const material = {
  videos: downloads('video'),
  datasheets: downloads('datasheet'),
  extraFiles: downloads('extra_file'),
  images: `(select coalesce(json_agg(json_build_object('id', i.id,
    'smUrl', coalesce(i.small_url, i.original_url), 'lgUrl', coalesce(i.large_url, i.original_url),
    'originalUrl', i.original_url, 'width', i.width, 'height', i.height, 'altTranslations', i.alt,
    'size', (select (a.variants -> 'original' ->> 'size')::int from asset a where a.id = i.asset_id)
    ) order by i.position, i.id), '[]') from module_image i where i.module_id = t.id)`,
};

const text = `select coalesce(json_agg(${jsonOf(descriptionOf(AdminModule), material)}), '[]') as json
  from module t
  where $1::uuid is null or t.id = $1`;

/** Returns every module with its files and images, unordered. */
export async function selectModules(): Promise<StoredModule[]> {
  return (await selectJson<StoredModule[]>('modules', text, [null])) ?? [];
}

/** Returns a module within the manager's transaction; null if it doesn't exist. */
export async function readModule(manager: EntityManager, id: string): Promise<StoredModule | null> {
  const [row]: { json: StoredModule[] }[] = await manager.query(text, [id]);
  return row?.json[0] ?? null;
}
