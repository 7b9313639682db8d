import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database';
import { iso } from '#server/platform/sql';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { UserType } from '#server/platform/viewer';
import type { Download, ModuleImage } from './material.types';
import type { Brand, ModuleGroup, ModuleKind, TreadPattern } from './module.enums';

/** A module as stored, with its files and images. */
export interface StoredModule {
  id: string;
  kind: ModuleKind;
  brand: Brand;
  /** Null for product modules. */
  group: ModuleGroup | null;
  nameTranslations: LocalizedText;
  /** Rich text. */
  descriptionTranslations: LocalizedText;
  /** Sizes and codes by which it is found. */
  tags: readonly string[];
  art: TreadPattern;
  /** Empty where it is meant for everyone. */
  userTypes: UserType[];
  enabled: boolean;
  videos: Download[];
  datasheets: Download[];
  extraFiles: Download[];
  images: ModuleImage[];
  createdAt: string;
  updatedAt: string;
}

const download = `json_build_object('id', d.id, 'lang', d.lang, 'label', d.label,
  'file', json_build_object('url', '/api/downloads/' || d.id, 'filename', f.filename, 'size', f.size),
  'captions', (select coalesce(json_agg(c.lang order by c.lang), '[]') from module_caption c
    where c.download_id = d.id))`;
const downloads = (kind: string): string =>
  `(select coalesce(json_agg(${download} order by d.position), '[]') from module_download d
    join stored_file f on f.id = d.file_id where d.module_id = m.id and d.kind = '${kind}')`;

const text = `select coalesce(json_agg(json_build_object(
    'id', m.id, 'kind', m.kind, 'brand', m.brand, 'group', m."group", 'nameTranslations', m.name,
    'descriptionTranslations', m.description, 'tags', m.tags, 'art', m.art, 'userTypes', m.user_types, 'enabled', m.enabled,
    'videos', ${downloads('video')}, 'datasheets', ${downloads('datasheet')},
    'extraFiles', ${downloads('extra_file')},
    'images', (select coalesce(json_agg(json_build_object('id', i.id,
      'smUrl', coalesce(i.small_url, i.original_url), 'lgUrl', coalesce(i.large_url, i.original_url),
      'originalUrl', i.original_url, 'width', i.width, 'height', i.height, 'altTranslations', i.alt,
      'size', (select (a.variants -> 'original' ->> 'size')::int from asset a where a.id = i.asset_id)
      ) order by i.position, i.id), '[]') from module_image i where i.module_id = m.id),
    'createdAt', to_char(m.created_at, ${iso}), 'updatedAt', to_char(m.updated_at, ${iso})
  )), '[]') as json
  from module m
  where $1::uuid is null or m.id = $1`;

/** Every module with its files and images, in no order. */
export async function selectModules(): Promise<StoredModule[]> {
  return (await selectJson<StoredModule[]>('modules', text, [null])) ?? [];
}

/** A module as it is in the manager's transaction; null where absent. */
export async function readModule(manager: EntityManager, id: string): Promise<StoredModule | null> {
  const [row]: { json: StoredModule[] }[] = await manager.query(text, [id]);
  return row?.json[0] ?? null;
}
