import type { SheetRow } from '#server/platform/sheets/sheet';
import type { ImportKind } from '../import.enums';
import { guessFields } from './words';

const countFields = (kind: ImportKind, { cells }: SheetRow): number =>
  guessFields(kind, cells).filter((field) => field !== null).length;

/**
 * Returns the index of the headings: the first row, unless another one names at least two fields more. Some files start
 * with a title, a date or an empty form.
 */
export function findHeadings(kind: ImportKind, rows: readonly SheetRow[]): number {
  const counts = rows.map((row) => countFields(kind, row));
  const max = Math.max(...counts);
  return max >= counts[0]! + 2 ? counts.indexOf(max) : 0;
}
