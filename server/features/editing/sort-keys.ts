import { decodeCursor, encodeCursor, foreignCursor, page, type Page } from '#server/platform/paging';
import { readTogether, type ReadTogether } from '#server/platform/database/read-together';
import { isCalendarDay, isId } from '#server/platform/validation';
import type { Direction } from './direction';

/** A sort key: SQL of a value that is never null, and its type. */
export interface Sorting {
  sql: string;
  type: 'text' | 'int' | 'timestamptz' | 'boolean';
}

/** A sort order by one or two fields. */
export interface SortOrder<Field extends string = string> {
  field: Field;
  direction: Direction;
  secondField?: Field | null;
  secondDirection?: Direction | null;
}

/** A sort field and its direction. */
export interface SortBy<Field extends string = string> {
  field: Field;
  direction: Direction;
}

/** Returns the sort fields in their order. */
export const sortsBy = <Field extends string>(order: SortOrder<Field>): readonly SortBy<Field>[] => {
  const { field, direction, secondField, secondDirection } = order;
  const first = { field, direction };
  return secondField ? [first, { field: secondField, direction: secondDirection ?? 'ASC' }] : [first];
};

/** A row with its sort keys. */
export interface ListRow<Row> {
  keys: string[];
  row: Row;
}

/** Start of a page: the row with these keys and id precedes it. */
export interface Place {
  keys: string[];
  id: string;
}

export type IdType = 'uuid' | 'bigint' | 'text';

const keyShapes: Record<Sorting['type'], RegExp> = {
  text: /^/,
  int: /^-?\d{1,10}$/,
  boolean: /^(true|false)$/,
  timestamptz: /^(-?infinity|\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00)$/,
};

/** Returns whether a time's date exists; the pattern has been checked. */
const isDay = (key: string): boolean => key.endsWith('infinity') || isCalendarDay(key.slice(0, 10));

const idShapes: Record<IdType, (id: string) => boolean> = {
  uuid: isId,
  bigint: (id) => /^\d{1,18}$/.test(id),
  text: () => true,
};

/** Returns whether a text is a key of that type. */
const isKey = (key: string, type: Sorting['type']): boolean =>
  keyShapes[type].test(key) && (type !== 'timestamptz' || isDay(key));

const orderWords = (order: SortOrder): string[] =>
  sortsBy(order).flatMap(({ field, direction }) => [field, direction]);

export const cursorOfRow = (order: SortOrder, keys: readonly string[], id: string): string =>
  encodeCursor(...orderWords(order), ...keys, id);

/** Returns the position of a cursor, or null without one. Throws an error for the cursor of another order. */
export function placeOf(
  after: string | null | undefined,
  order: SortOrder,
  types: readonly Sorting['type'][],
  idType: IdType = 'uuid',
): Place | null {
  const words = orderWords(order);
  const parts = decodeCursor(after, words.length + types.length + 1);
  if (!parts) return null;
  const keys = parts.slice(words.length, -1);
  const id = parts.at(-1)!;
  const fits =
    words.every((word, at) => word === parts[at]) && types.every((type, at) => isKey(keys[at]!, type));
  if (!fits || !idShapes[idType](id)) throw foreignCursor();
  return { keys, id };
}

/** Returns SQL of `order by` with the keys and, as the last one, the id. */
export const orderSql = (sorts: readonly { sql: string; direction: Direction }[], id: string): string => {
  const keys = sorts.map(({ sql, direction }) => `${sql} ${direction}`);
  return `order by ${keys.join(', ')}, ${id} ${sorts.at(-1)!.direction}`;
};

/** Returns the SQL condition of rows after the one with `keys` and the id `last`. */
export function keysetCondition(
  sorts: readonly { sql: string; direction: Direction }[],
  id: string,
  keys: readonly string[],
  last: string,
): string {
  const [first, second] = sorts as [(typeof sorts)[number], (typeof sorts)[number]?];
  const than = first.direction === 'ASC' ? '>' : '<';
  if (!second) return `(${first.sql}, ${id}) ${than} (${keys[0]}, ${last})`;
  // An index on the first key can start at its value. The second condition skips rows with the same key that
  // precede the cursor.
  const visible = second.direction === 'ASC' ? '<=' : '>=';
  return `${first.sql} ${than}= ${keys[0]}
    and not (${first.sql} = ${keys[0]} and (${second.sql}, ${id}) ${visible} (${keys[1]}, ${last}))`;
}

/** Returns the type of a key's parameter. A cursor may hold a number that is out of range for int. */
export const keyType = (type: Sorting['type']): string => (type === 'int' ? 'bigint' : type);

/** Returns SQL of a key as the text in a cursor. */
export const keyText = ({ sql, type }: Sorting): string =>
  type === 'timestamptz'
    ? `replace((${sql} at time zone 'UTC')::text || '+00', 'infinity+00', 'infinity')`
    : `(${sql})::text`;

/** Returns a page of rows with keys: `size` rows, where one more row shows that another page follows. */
export function keyedPage<Row extends { id: string }>(
  rows: readonly ListRow<Row>[],
  size: number,
  order: SortOrder,
  after: string | null | undefined,
): Page<Row & ReadTogether> {
  const keysOf = new Map(rows.map(({ keys, row }) => [row.id, keys]));
  const cursorOf = ({ id }: Row): string => cursorOfRow(order, keysOf.get(id)!, id);
  return page(readTogether(rows.map(({ row }) => row)), size, cursorOf, after);
}
