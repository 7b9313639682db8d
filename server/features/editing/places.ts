import type { EntityManager, FindOptionsOrder, FindOptionsSelect, FindOptionsWhere } from 'typeorm';
import type { Description, ResourceField } from './description';
import type { Edited } from './edited';
import type { Values } from './values';

const same = (among: readonly string[], one: string, other: string): string =>
  ['true', ...among.map((column) => `${one}."${column}" = ${other}."${column}"`)].join(' and ');

/** SQL of the place, from 0, of the row called `t` among its own. */
export const placeSql = (table: string, among: readonly string[]): string =>
  `(select count(*)::int from "${table}" o where ${same(among, 'o', 't')}
     and (o.position, o.id) < (t.position, t.id))`;

/** The field of a thing that is its place among its own. */
export const placeOf = ({ fields }: Description): ResourceField | undefined =>
  fields.find(({ among }) => among);

/** What a thing has in common with those among which it stands. */
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

/** The place of a new thing behind its own, by property; nothing where they have no order. */
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

/** Moves a thing, whose order is held, where it shall stand; gives the place that it has then. */
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
