/**
 * Why the number of a cell can't be read exactly: a workbook keeps 15 digits of a number, and a format may show fewer
 * decimal places than the number has.
 */
export type CellFault = 'LONG_NUMBER' | 'ROUNDED_NUMBER';

/** The faults of a row's cells, by column from 0. */
export type CellFaults = Readonly<Record<number, CellFault>>;

/** A row of a sheet. */
export interface SheetRow {
  /** The row's number in the file as a person counts: in CSV the line at which it begins. */
  line: number;
  /** Its cells as text: at least as many as there are headings, more where it has some beyond them. */
  cells: readonly string[];
  /** Left out where all cells are read exactly. */
  faults?: CellFaults;
}

export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** How the text of a file is read, as far as its bytes tell by now. */
export interface SheetReading {
  /** Null for a workbook, which says it. */
  encoding: SheetEncoding | null;
  /** Some words with letters that Windows and old Macs write by the same bytes, so that either may be meant. */
  doubtfulWords: Buffer[];
}

/** What is known of a file before it is read. */
export interface SheetOptions {
  /** Rows that it may have, by default as many as a spreadsheet. */
  maxRows?: number;
  /** Encoding of a CSV file; found out if it is left out. */
  encoding?: SheetEncoding | null | undefined;
  /** Returns the index of the headings among the first rows that aren't empty, by default 0. */
  pickHeadings?: (rows: readonly SheetRow[]) => number;
}

/**
 * A sheet that is being read. Whoever does not take its rows to the end lets go of the file by `await using`, or by ending
 * the loop over them.
 */
export interface Sheet extends AsyncDisposable {
  headings: readonly string[];
  /** Line of the headings, as `line` of a row. */
  headingLine: number;
  /** Rows that hold something, up to 20, from the first of the file. */
  firstRows: readonly SheetRow[];
  reading: Readonly<SheetReading>;
  /** The rows that hold something, read as they are taken, and once. */
  rows: AsyncIterable<SheetRow>;
}

/** Rows as a format has them, the one with the headings included; ending them lets go of the file. */
export type RawRows = AsyncGenerator<SheetRow, void>;

/** Rows that a sheet of a spreadsheet can have. */
export const maxSheetRows = 1_048_576;

/** Columns that a sheet may have here. */
export const maxColumns = 256;

/** Characters that a cell of a spreadsheet can have. */
export const maxCellLength = 32_767;

/** Bytes that a file may have. */
export const largestSheet = 512 * 1024 * 1024;
