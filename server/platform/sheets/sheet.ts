/**
 * The reason that a cell's number can't be read exactly: a workbook stores 15 digits of a number, and a format may show
 * fewer decimal places than the number has.
 */
export type CellFault = 'LONG_NUMBER' | 'ROUNDED_NUMBER';

/** The faults of a row's cells, by column from 0. */
export type CellFaults = Readonly<Record<number, CellFault>>;

/** A row of a sheet. */
export interface SheetRow {
  /** The number of the row in the file from 1; in CSV, its first line. */
  line: number;
  /** Its cells as text, at least as many as headings. */
  cells: readonly string[];
  /** Left out if all cells are exact. */
  faults?: CellFaults;
}

export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** The decoding of a file's text, as detected in the part that has been read. */
export interface SheetReading {
  /** Null for a workbook, which declares it. */
  encoding: SheetEncoding | null;
  /** Words whose bytes differ in meaning between Windows and old Macs. */
  doubtfulWords: Buffer[];
}

/** Options for reading a file. */
export interface SheetOptions {
  /** Maximum rows, by default that of a spreadsheet. */
  maxRows?: number;
  /** The encoding of a CSV file. Detected if it is left out. */
  encoding?: SheetEncoding | null | undefined;
  /** Returns the index of the headings among the first rows that aren't empty, by default 0. */
  pickHeadings?: (rows: readonly SheetRow[]) => number;
}

/**
 * A sheet that is being read. Callers that don't read all rows must release the file with `await using`, or by leaving
 * the loop.
 */
export interface Sheet extends AsyncDisposable {
  headings: readonly string[];
  /** The line of the headings, like `line` of a row. */
  headingLine: number;
  /** Up to 20 rows that aren't empty, from the start of the file. */
  firstRows: readonly SheetRow[];
  reading: Readonly<SheetReading>;
  /** The rows that aren't empty. They are streamed and can be read once. */
  rows: AsyncIterable<SheetRow>;
}

/** The rows of a file, including that of the headings. Ending the generator releases the file. */
export type RawRows = AsyncGenerator<SheetRow, void>;

/** Maximum rows of a spreadsheet. */
export const maxSheetRows = 1_048_576;

/** Maximum columns of a sheet. */
export const maxColumns = 256;

/** Maximum characters of a spreadsheet cell. */
export const maxCellLength = 32_767;

/** Maximum bytes of a file. */
export const largestSheet = 512 * 1024 * 1024;
