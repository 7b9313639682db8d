import isEqual from 'fast-deep-equal';
import { draftOf, storedValue, type Fields } from '#client/ui/editor/described/field';
import { clashes, merged } from '#client/ui/editor/merge';

/** How the cells of a list are changed in their place, one field at a time. */
export type RowEditing<Row> = {
  /** The fields that cells hold, by the keys of their columns. */
  fields: Fields;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** Sends a change of a field of the row, as it was read; gives the row as it is saved then, or throws why it is not. */
  save: (row: Row, change: Readonly<Record<string, unknown>>) => Promise<Row>;
  /** Reads the row as it is saved now, for the list too; null where it is gone. */
  reload: (row: Row) => Promise<Row | null>;
};

/** The fields that lists show, and whose cells are changed there. */
export const inCells = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { cell }]) => cell));

/** Whether a cell of a row may be changed in its place. */
export const isEditable = <Row extends object>(of: RowEditing<Row>, row: Row, key: string): boolean => {
  const field = of.fields[key];
  return field !== undefined && (field.inlineEditable?.(row) ?? true);
};

/** The value of a cell as it is edited. */
export const cellDraft = <Row extends object>({ fields }: RowEditing<Row>, row: Row, key: string): unknown =>
  draftOf({ [key]: fields[key]! }, row)[key];

/** What the row holds of every field that its cells show, as the input of one may look at others. */
export const rowDraft = <Row extends object>({ fields }: RowEditing<Row>, row: Row) =>
  draftOf(
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => storedValue(fields, name, row) !== undefined),
    ),
    row,
  );

/** What comes of a change that met another: it goes along with it, is the same, or only one of both can stay. */
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
