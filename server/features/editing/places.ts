import type { EntityManager, FindOptionsOrder, FindOptionsSelect, FindOptionsWhere } from 'typeorm';
import type { Description, ResourceField } from './description';
import type { Edited } from './edited';
import type { Values } from './values';

const same = (among: readonly string[], one: string, other: string): string =>
  ['true', ...among.map((column) => `${one}."${column}" = ${other}."${column}"`)].join(' and ');

/** Returns SQL of the position, from 0, of the row `t` in its group. */
export const placeSql = (table: string, among: readonly string[]): string =>
  `(select count(*)::int from "${table}" o where ${same(among, 'o', 't')}
     and (o.position, o.id) < (t.position, t.id))`;

/** Returns the field with the position of a record in its group, if the resource has one. */
export const placeOf = ({ fields }: Description): ResourceField | undefined =>
  fields.find(({ among }) => among);

/** Returns the columns that a record has in common with its group. */
const common = (
  { fields }: Description,
  { among }: ResourceField,
  values: Values,
): FindOptionsWhere<Edited> =>
  Object.fromEntries(
    fields
      .filter(({ column }) => among!.includes(column))
      .map(({ property }) => [property, values[property]]),
  );

/**
 * Returns the last position in the group for a new record, by property; empty if the resource has no order.
 */
export async function placeOfNew(
  manager: EntityManager,
  description: Description,
  values: Values,
): Promise<Values> {
  const place = placeOf(description);
  if (!place) return {};
  const where = common(description, place, values);
  const last = await manager.maximum(description.type, place.property as never, where);
  return { [place.property]: (last ?? 0) + 1 };
}

/** Moves a record to its new position and returns that; the caller has locked the order. */
export async function moved(
  manager: EntityManager,
  description: Description,
  id: string,
  stored: Values,
  after: Values,
): Promise<Values> {
  const place = placeOf(description);
  if (!place || after[place.property] === stored[place.property]) return {};
  const rows = await manager.find(description.type, {
    select: { id: true } as FindOptionsSelect<Edited>,
    where: common(description, place, stored),
    order: { [place.property]: 'ASC', id: 'ASC' } as FindOptionsOrder<Edited>,
  });
  const ids = rows.map((row) => row.id).filter((each) => each !== id);
  ids.splice(after[place.property] as number, 0, id);
  await manager.query(
    `update "${description.table}" t set position = o.place from unnest($1::uuid[]) with ordinality o (id, place)
     where t.id = o.id and t.position <> o.place`,
    [ids],
  );
  return { [place.property]: ids.indexOf(id) };
}
