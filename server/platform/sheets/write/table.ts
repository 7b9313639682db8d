/** A column of a table. */
export interface TableColumn {
  heading: string;
  /** Whether its cells are moments, as ISO texts with their offset; an empty cell is none. */
  isMoment?: boolean;
}

export type Row = readonly (string | number)[];

/** What is written as a sheet, some rows at a time as they are taken. */
export interface Table {
  columns: readonly TableColumn[];
  rows: AsyncIterable<readonly Row[]>;
}
