import { decodeCursor, encodeCursor, foreignCursor, page, type Page } from '#server/platform/paging';
import { readTogether, type ReadTogether } from '#server/platform/read-together';
import { isCalendarDay, isId } from '#server/platform/validation';
import type { Direction } from './direction';

/** How a list is sorted: SQL of a value that is never null, and its type. */
export interface Sorting {
  sql: string;
  type: 'text' | 'int' | 'timestamptz' | 'boolean';
}

/** By what a list is sorted, and which way. */
export interface SortOrder<Field extends string = string> {
  field: Field;
  direction: Direction;
}

/** A row of a list with the key it is sorted by. */
export interface ListRow<Row> {
  key: string;
  row: Row;
}

/** Where a page begins: behind the row of that key and id. */
export interface Place {
  key: string;
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

/** The place behind which a page begins; null without a cursor. One of a list in another order is refused. */
export function placeOf(
  after: string | null | undefined,
  { field, direction }: SortOrder,
  type: Sorting['type'],
  idType: IdType = 'uuid',
): Place | null {
  const parts = decodeCursor(after, 4);
  if (!parts) return null;
  const [ofField, ofDirection, key, id] = parts as [string, string, string, string];
  const fits = ofField === field && ofDirection === direction && keyShapes[type].test(key);
  if (!fits || !idShapes[idType](id)) throw foreignCursor();
  if (type === 'timestamptz' && !isDay(key)) throw foreignCursor();
  return { key, id };
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
  { field, direction }: SortOrder,
  after: string | null | undefined,
): Page<Row & ReadTogether> {
  const keys = new Map(rows.map(({ key, row }) => [row.id, key]));
  const cursorOf = ({ id }: Row): string => encodeCursor(field, direction, keys.get(id)!, id);
  return page(readTogether(rows.map(({ row }) => row)), size, cursorOf, after);
}
