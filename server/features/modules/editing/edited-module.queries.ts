import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database';
import { iso } from '#server/platform/sql';
import type { EditedModule } from './edited-module.types';

/** A module as edited: all of it but what it was read with. */
export type EditedModuleRow = Omit<EditedModule, 'readWith'>;

const columns = `'id', m.id, 'kind', m.kind, 'brand', m.brand, 'group', m."group", 'nameTranslations', m.name,
  'descriptionTranslations', m.description, 'tags', m.tags, 'art', m.art, 'userTypes', m.user_types,
  'enabled', m.enabled, 'createdAt', to_char(m.created_at, ${iso}), 'updatedAt', to_char(m.updated_at, ${iso})`;

const editedModule = `json_build_object(${columns})`;

export const selectEditedModule = (id: string): Promise<EditedModuleRow | null> =>
  selectJson<EditedModuleRow>(
    'edited-module',
    `select ${editedModule} as json from module m where m.id = $1`,
    [id],
  );

/** The place of a module in the list. */
export interface NameKey {
  name: string;
  id: string;
}

/** A row of the list with its key. */
export type ListedModule = EditedModuleRow & { sortKey: string };

/**
 * Up to `limit` modules behind `after` by name, whatever its case, of those in `found`, of all where that is null; and how
 * many there are of these at all.
 */
export async function selectEditedModules(
  found: readonly string[] | null,
  after: NameKey | null,
  limit: number,
): Promise<{ total: number; rows: ListedModule[] }> {
  const listed = await selectJson<{ total: number; rows: { key: string; module: EditedModuleRow }[] }>(
    'edited-modules',
    `with found as materialized (
       select m.id, lower(m.name->>'en') as key from module m
       where $1::uuid[] is null or m.id = any($1)
     ) select json_build_object('total', (select count(*)::int from found), 'rows', (
       select coalesce(json_agg(json_build_object('key', p.key, 'module', ${editedModule}) order by p.key, p.id), '[]')
       from (select id, key from found where $2::text is null or (key, id) > ($2, $3::uuid)
         order by key, id limit $4) p
       join module m on m.id = p.id)) as json`,
    [found, after?.name ?? null, after?.id ?? null, limit],
  );
  return {
    total: listed?.total ?? 0,
    rows: (listed?.rows ?? []).map(({ key, module }) => ({ ...module, sortKey: key })),
  };
}

/** What an administrator decides about a module, as stored. */
export type ModuleContent = Pick<
  EditedModule,
  'kind' | 'brand' | 'group' | 'tags' | 'art' | 'userTypes' | 'enabled'
> & {
  name: EditedModule['nameTranslations'];
  description: EditedModule['descriptionTranslations'];
};

/**
 * A module held until the transaction ends, with the time of its last change; null where absent. Held for a `change`
 * it can still be viewed, for a `deletion` not.
 */
export async function lockModule(
  manager: EntityManager,
  id: string,
  purpose: 'change' | 'deletion',
): Promise<{ content: ModuleContent; updatedAt: string } | null> {
  const [row]: { content: ModuleContent; updatedAt: string }[] = await manager.query(
    `select json_build_object('kind', kind, 'brand', brand, 'group', "group", 'name', name,
       'description', description, 'tags', tags, 'art', art, 'userTypes', user_types, 'enabled', enabled) as content,
       to_char(updated_at, ${iso}) as "updatedAt"
     from module where id = $1 for ${purpose === 'change' ? 'no key update' : 'update'}`,
    [id],
  );
  return row ?? null;
}
