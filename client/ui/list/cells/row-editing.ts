import isEqual from 'fast-deep-equal';
import { draftOf, storedValue, type Fields } from '#client/ui/editor/described/field';
import { clashes, merged } from '#client/ui/editor/merge';

/** How the cells of a list are edited in place, one at a time. */
export type RowEditing<Row> = {
  /** The fields of editable cells by column key. */
  fields: Fields;
  /** Returns the name of a row. */
  nameOf: (row: Row) => string;
  /** Saves a change of a row as it was read. Resolves to the saved row, or rejects with the server's error. */
  save: (row: Row, change: Readonly<Record<string, unknown>>) => Promise<Row>;
  /** Reads the stored row and updates the list. Null if it was deleted. */
  reload: (row: Row) => Promise<Row | null>;
};

/** Returns the fields with a list cell, which can be edited there. */
export const inCells = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { cell }]) => cell));

/** Returns true if a cell of the row can be edited in place. */
export const isEditable = <Row extends object>(of: RowEditing<Row>, row: Row, key: string): boolean => {
  const field = of.fields[key];
  return field !== undefined && (field.inlineEditable?.(row) ?? true);
};

/** Returns the draft of a cell. */
export const cellDraft = <Row extends object>({ fields }: RowEditing<Row>, row: Row, key: string): unknown =>
  draftOf({ [key]: fields[key]! }, row)[key];

/** Returns the drafts of all visible fields of a row, because an input may depend on other fields. */
export const rowDraft = <Row extends object>({ fields }: RowEditing<Row>, row: Row) =>
  draftOf(
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => storedValue(fields, name, row) !== undefined),
    ),
    row,
  );

/** Compares a change with the one that someone else has saved: both can be kept, they are equal, or they conflict. */
export function meeting<Row extends object>(
  of: RowEditing<Row>,
  key: string,
  read: Row,
  draft: unknown,
  now: Row,
) {
  const [base, mine, theirs] = [cellDraft(of, read, key), draft, cellDraft(of, now, key)].map((value) => ({
    [key]: value,
  })) as [object, object, object];
  if (clashes(base, mine, theirs).length > 0) return { clash: true as const };
  const both = (merged(base, mine, theirs, new Set()) as Record<string, unknown>)[key];
  return { clash: false as const, draft: both, isSaved: isEqual(both, cellDraft(of, now, key)) };
}
