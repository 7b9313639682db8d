import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database/database';
import { foldSearchSql } from '#server/platform/database/sql';
import type { ListView } from './list-view.types';

const json = `json_build_object('id', id, 'list', list, 'name', name, 'address', address,
  'isShared', owner_id is null,
  'updatedAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

const ofList = `select coalesce(json_agg(${json} order by owner_id is null, ${foldSearchSql('name')}, id), '[]') as json
  from list_view where list = $1 and (owner_id is null or owner_id = $2)`;

/** Returns a person's views of a list, then the shared ones, each sorted by name. */
export async function selectListViews(list: string, ownerId: string): Promise<ListView[]> {
  return (await selectJson<ListView[]>('list-views', ofList, [list, ownerId])) ?? [];
}

/** Returns the same within the caller's transaction. */
export async function listViewsOf(
  manager: EntityManager,
  list: string,
  ownerId: string,
): Promise<ListView[]> {
  const [row] = await manager.query<{ json: ListView[] }[]>(ofList, [list, ownerId]);
  return row?.json ?? [];
}

/** Locks a person's own or a shared view until the transaction ends; null if it is neither. */
export async function lockListView(
  manager: EntityManager,
  id: string,
  ownerId: string,
): Promise<ListView | null> {
  const [row] = await manager.query<{ json: ListView }[]>(
    `select ${json} as json from list_view where id = $1 and (owner_id is null or owner_id = $2) for update`,
    [id, ownerId],
  );
  return row?.json ?? null;
}
