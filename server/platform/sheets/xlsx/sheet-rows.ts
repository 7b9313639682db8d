import { rejectSheet } from '../reject-sheet';
import { type CellFault, maxCellLength, maxColumns } from '../sheet';
import type { Part } from './archive';
import { columnNumber } from './column-number';
import { escapedText } from './escaped-text';
import type { Look } from './number-formats';
import { readNumber } from './number-text';
import { type Attributes, readXml } from './read-xml';

// References beyond this are invalid. Those up to it are counted and reported, in numbers within the API's range.
const [maxPlaces, lastLine] = [16_384, 2 ** 31 - 1];

/** A row whose cells are texts or indexes of shared strings. */
export interface StoredRow {
  line: number;
  cells: (string | number)[];
  faults?: Record<number, CellFault>;
}

export interface Looks {
  looks: readonly (Look | null)[];
  since1904: boolean;
}

/** Collects rows from the elements of a sheet. */
class RowReader {
  readonly rows: StoredRow[] = [];
  private row: StoredRow = { line: 0, cells: [] };
  private column = -1;
  private type = 'n';
  private look: Look | null = null;
  private value = '';
  private isRead = false;
  private isSpelling = false;

  constructor(private readonly styles: Looks) {}

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.openRow(attributes);
    if (name === 'c') this.openCell(attributes);
    if (name === 'rPh') this.isSpelling = true;
    this.isRead = name === 'v' || (name === 't' && !this.isSpelling);
  };

  readonly text = (text: string): void => {
    if (!this.isRead) return;
    this.value += text;
    if (this.value.length > maxCellLength) rejectSheet('cell_too_long', { line: this.row.line });
  };

  readonly close = (name: string): void => {
    this.isRead = false;
    if (name === 'rPh') this.isSpelling = false;
    if (name === 'c' && this.value !== '') this.closeCell();
    if (name === 'row') this.rows.push(this.row);
  };

  private openRow({ r }: Attributes): void {
    const line = r === undefined ? this.row.line + 1 : Number(r);
    if (!Number.isInteger(line) || line <= this.row.line || line > lastLine) rejectSheet('broken_workbook');
    this.row = { line, cells: [] };
    this.column = -1;
  }

  private openCell({ r, t = 'n', s = '' }: Attributes): void {
    this.column = r === undefined ? this.column + 1 : columnNumber(r);
    this.type = t;
    this.look = this.styles.looks[Number(s)] ?? null;
    this.value = '';
  }

  private closeCell(): void {
    const { line, cells } = this.row;
    const { column } = this;
    if (column < 0 || column >= maxPlaces) rejectSheet('broken_workbook');
    if (column >= maxColumns) rejectSheet('too_many_columns', { line, columns: column + 1 });
    while (cells.length < column) cells.push('');
    cells[column] = this.cell();
    this.value = '';
  }

  private cell(): string | number {
    if (this.type === 's') return Number(this.value);
    if (this.type === 'b') return this.value === '1' ? 'true' : 'false';
    return this.type === 'n' ? this.number() : escapedText(this.value);
  }

  private number(): string {
    const { text, fault } = readNumber(this.value, this.look, this.styles.since1904);
    if (fault) (this.row.faults ??= {})[this.column] = fault;
    return text;
  }
}

/** Yields the rows of a sheet in batches, one for each chunk of its part. */
export async function* storedRows(sheet: Part, styles: Looks): AsyncGenerator<StoredRow[], void> {
  const reader = new RowReader(styles);
  for await (const _ of readXml(sheet, reader)) yield reader.rows.splice(0);
}
