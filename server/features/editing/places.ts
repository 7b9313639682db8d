import type { EntityManager } from 'typeorm';
import type { Description } from './description';

const same = (among: readonly string[], one: string, other: string): string =>
  among.map((column) => `${one}."${column}" = ${other}."${column}"`).join(' and ');

/** SQL of the place, from 0, of the row called `t` among its own. */
export const placeSql = (table: string, among: readonly string[]): string =>
  `(select count(*)::int from "${table}" o where ${same(among, 'o', 't')}
     and (o.position, o.id) < (t.position, t.id))`;

/** The position behind the last one of those that have these values in common. */
export async function lastPosition(
  manager: EntityManager,
  table: string,
  common: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = Object.keys(common);
  const [row]: { position: number }[] = await manager.query(
    `select coalesce(max(position), 0) + 1 as position from "${table}"
     where ${columns.map((column, at) => `"${column}" = $${at + 1}`).join(' and ')}`,
    Object.values(common),
  );
  return row!.position;
}

/** Moves a row, whose order the caller holds, to a place among its own; gives the place that it has then. */
export async function moveTo(
  manager: EntityManager,
  { table }: Description,
  among: readonly string[],
  id: string,
  place: number,
): Promise<number> {
  const rows: { id: string }[] = await manager.query(
    `select o.id from "${table}" o join "${table}" t on ${same(among, 'o', 't')} where t.id = $1
     order by o.position, o.id`,
    [id],
  );
  const ids = rows.map((row) => row.id).filter((each) => each !== id);
  ids.splice(place, 0, id);
  await manager.query(
    `update "${table}" t set position = o.place from unnest($1::uuid[]) with ordinality o (id, place)
     where t.id = o.id and t.position <> o.place`,
    [ids],
  );
  return ids.indexOf(id);
}
