import { decodeCursor, encodeCursor, foreignCursor, page, type Page } from '#server/platform/paging';
import { readTogether, type ReadTogether } from '#server/platform/database/read-together';
import { isCalendarDay, isId } from '#server/platform/validation';
import type { Direction } from './direction';

/** How a list is sorted: SQL of a value that is never null, and its type. */
export interface Sorting {
  sql: string;
  type: 'text' | 'int' | 'timestamptz' | 'boolean';
}

/** By what a list is sorted, and which way; those that are equal in that by a second field. */
export interface SortOrder<Field extends string = string> {
  field: Field;
  direction: Direction;
  secondField?: Field | null;
  secondDirection?: Direction | null;
}

/** By one field, one way. */
export interface SortBy<Field extends string = string> {
  field: Field;
  direction: Direction;
}

/** What a list is sorted by, one after the other. */
export const sortsBy = <Field extends string>(order: SortOrder<Field>): readonly SortBy<Field>[] => {
  const { field, direction, secondField, secondDirection } = order;
  const first = { field, direction };
  return secondField ? [first, { field: secondField, direction: secondDirection ?? 'ASC' }] : [first];
};

/** A row of a list with the keys it is sorted by. */
export interface ListRow<Row> {
  keys: string[];
  row: Row;
}

/** Where a page begins: behind the row of those keys and that id. */
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

/** Whether a key's day is one of the calendar; its shape is right. */
const isDay = (key: string): boolean => key.endsWith('infinity') || isCalendarDay(key.slice(0, 10));

const idShapes: Record<IdType, (id: string) => boolean> = {
  uuid: isId,
  bigint: (id) => /^\d{1,18}$/.test(id),
  text: () => true,
};

/** Whether a text can be a key of that type. */
const isKey = (key: string, type: Sorting['type']): boolean =>
  keyShapes[type].test(key) && (type !== 'timestamptz' || isDay(key));

const orderWords = (order: SortOrder): string[] =>
  sortsBy(order).flatMap(({ field, direction }) => [field, direction]);

/** The cursor of a row by its keys and its id. */
export const cursorOfRow = (order: SortOrder, keys: readonly string[], id: string): string =>
  encodeCursor(...orderWords(order), ...keys, id);

/** The place behind which a page begins; null without a cursor. One of a list in another order is refused. */
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

/** SQL by which rows come: by their keys, equal ones by their ids. */
export const orderSql = (sorts: readonly { sql: string; direction: Direction }[], id: string): string => {
  const keys = sorts.map(({ sql, direction }) => `${sql} ${direction}`);
  return `order by ${keys.join(', ')}, ${id} ${sorts.at(-1)!.direction}`;
};

/** SQL of what holds of rows behind a place, whose keys and id are `keys` and `last`. */
export function keysetCondition(
  sorts: readonly { sql: string; direction: Direction }[],
  id: string,
  keys: readonly string[],
  last: string,
): string {
  const [first, second] = sorts as [(typeof sorts)[number], (typeof sorts)[number]?];
  const than = first.direction === 'ASC' ? '>' : '<';
  if (!second) return `(${first.sql}, ${id}) ${than} (${keys[0]}, ${last})`;
  // An index of the first is entered at its key; of those that have the same, what was shown already is left out.
  const visible = second.direction === 'ASC' ? '<=' : '>=';
  return `${first.sql} ${than}= ${keys[0]}
    and not (${first.sql} = ${keys[0]} and (${second.sql}, ${id}) ${visible} (${keys[1]}, ${last}))`;
}

/** The type by which a key comes back: whatever number a cursor holds, as long as it is one. */
export const keyType = (type: Sorting['type']): string => (type === 'int' ? 'bigint' : type);

/** SQL of the text that a key is in a cursor. */
export const keyText = ({ sql, type }: Sorting): string =>
  type === 'timestamptz'
    ? `replace((${sql} at time zone 'UTC')::text || '+00', 'infinity+00', 'infinity')`
    : `(${sql})::text`;

/** The page of rows that were read with their keys: `size` of them, and one more where more follow. */
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
