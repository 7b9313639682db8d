import type { SheetRow } from '#server/platform/sheets/sheet';
import type { ImportKind } from '../import.enums';
import { guessFields } from './words';

const countFields = (kind: ImportKind, { cells }: SheetRow): number =>
  guessFields(kind, cells).filter((field) => field !== null).length;

/**
 * Returns which of the first rows has the headings: the first, unless it is a title and another names at least two fields
 * more. Files begin with a title, a date of printing or an empty form now and then.
 */
export function findHeadings(kind: ImportKind, rows: readonly SheetRow[]): number {
  const counts = rows.map((row) => countFields(kind, row));
  const max = Math.max(...counts);
  return max >= counts[0]! + 2 ? counts.indexOf(max) : 0;
}
