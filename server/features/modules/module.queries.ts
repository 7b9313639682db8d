import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database';
import { iso } from '#server/platform/sql';
import type { Module } from './module.types';

/** A module as stored: all of it but who looks at it. */
export type StoredModule = Omit<Module, 'learner'> & {
  /** Sizes and codes by which it is found. */
  tags: readonly string[];
};

const secondsPerQuestion = 45;

const download = `json_build_object('id', d.id, 'lang', d.lang, 'label', d.label,
  'file', json_build_object('url', '/api/downloads/' || d.id, 'filename', f.filename, 'size', f.size),
  'captions', (select coalesce(json_agg(c.lang order by c.lang), '[]') from module_caption c
    where c.download_id = d.id))`;
const downloads = (kind: string): string =>
  `(select coalesce(json_agg(${download} order by d.position), '[]') from module_download d
    join stored_file f on f.id = d.file_id where d.module_id = m.id and d.kind = '${kind}')`;

const test = `json_build_object(
  'id', v.test_id, 'versionId', v.id, 'category', v.category, 'passMark', v.pass_mark, 'questionCount', q.asked,
  'timeLimitSeconds', v.time_limit_seconds,
  'estimatedMinutes', greatest(1, least(ceil(q.asked * ${secondsPerQuestion} / 60.0),
    ceil(v.time_limit_seconds / 60.0)))::int,
  'maxFails', v.max_fails, 'resetPeriod', v.reset_period, 'points', v.points)`;

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
    'test', case when v.id is not null then ${test} end,
    'createdAt', to_char(m.created_at, ${iso}), 'updatedAt', to_char(m.updated_at, ${iso})
  )), '[]') as json
  from module m
  left join test t on t.module_id = m.id
  left join test_version v on v.id = t.version_id
  cross join lateral (select least(v.question_count, v.questions_per_attempt) as asked) q
  where $1::uuid is null or m.id = $1`;

/** Every module with its downloads, images and published test, in no order. */
export async function selectModules(): Promise<StoredModule[]> {
  return (await selectJson<StoredModule[]>('modules', text, [null])) ?? [];
}

/** Modules as they are in the manager's transaction: the one with that id, or all of them. */
export async function readModules(manager: EntityManager, id: string | null): Promise<StoredModule[]> {
  const [row]: { json: StoredModule[] }[] = await manager.query(text, [id]);
  return row?.json ?? [];
}
