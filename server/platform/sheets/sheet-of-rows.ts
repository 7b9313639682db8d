import { plainText } from '../text/plain-text';
import { isStorable } from '../validation';
import { createYielder } from '../yielder';
import { rejectSheet } from './reject-sheet';
import {
  maxCellLength,
  maxColumns,
  maxSheetRows,
  type RawRows,
  type Sheet,
  type SheetOptions,
  type SheetReading,
  type SheetRow,
} from './sheet';

const simple = /^[\x20-\x7E]*$/;

function plainCell(cell: string, line: number): string {
  if (cell.length > maxCellLength) rejectSheet('cell_too_long', { line });
  if (simple.test(cell)) return cell;
  if (!isStorable(cell)) rejectSheet('not_text', { line });
  return plainText(cell);
}

/** Returns the number of cells up to the last one that isn't empty. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Returns a row without empty cells at its end, padded to the width. Returns null for an empty row. */
function checkedRow({ line, cells, faults }: SheetRow, width: number): SheetRow | null {
  const columns = widthOf(cells);
  if (columns === 0) return null;
  if (columns > maxColumns) rejectSheet('too_many_columns', { line, columns });
  const checked = cells.slice(0, columns).map((cell) => plainCell(cell, line));
  while (checked.length < width) checked.push('');
  return { line, cells: checked, faults };
}

/** Counts the remaining rows, so that the error has their number. */
async function rejectRows(rows: RawRows, maxRows: number): Promise<never> {
  const yieldIfDue = createYielder();
  let count = maxRows + 1;
  for await (const { cells } of rows) {
    await yieldIfDue();
    if (widthOf(cells) > 0) count += 1;
  }
  return rejectSheet('too_many_rows', { rows: count });
}

async function* dataOf(rows: RawRows, width: number, maxRows: number): AsyncGenerator<SheetRow, void> {
  const yieldIfDue = createYielder();
  let count = 0;
  for await (const raw of rows) {
    await yieldIfDue();
    const row = checkedRow(raw, width);
    if (!row) continue;
    count += 1;
    if (count > maxRows) await rejectRows(rows, maxRows);
    yield row;
  }
}

/** The headings must be within this number of rows. */
const maxFirstRows = 20;

async function firstRowsOf(rows: RawRows): Promise<SheetRow[]> {
  const yieldIfDue = createYielder();
  const first: SheetRow[] = [];
  while (first.length < maxFirstRows) {
    await yieldIfDue();
    const { value, done } = await rows.next();
    if (done) break;
    const row = checkedRow(value, 0);
    if (row) first.push(row);
  }
  return first.length > 0 ? first : rejectSheet('empty');
}

async function* concatRows(first: readonly SheetRow[], rows: RawRows): RawRows {
  try {
    yield* first;
    yield* rows;
  } finally {
    await rows.return();
  }
}

/** Returns the sheet of raw rows. The headings are in one of the first rows; the rows before it are skipped. */
export async function sheetOf(
  rows: RawRows,
  reading: SheetReading,
  { maxRows = maxSheetRows, pickHeadings = () => 0 }: SheetOptions = {},
): Promise<Sheet> {
  try {
    const firstRows = await firstRowsOf(rows);
    const index = pickHeadings(firstRows);
    const { line, cells } = firstRows[index]!;
    const headings = cells.map((heading) => heading.trim());
    return {
      headings,
      headingLine: line,
      firstRows,
      reading,
      rows: dataOf(concatRows(firstRows.slice(index + 1), rows), headings.length, maxRows),
      [Symbol.asyncDispose]: () => rows.return().then(() => undefined),
    };
  } catch (error) {
    await rows.return();
    throw error;
  }
}
