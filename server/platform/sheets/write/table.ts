export interface TableColumn {
  heading: string;
  /** True if its cells are instants as ISO texts with their offset, or empty. */
  isMoment?: boolean;
}

export type Row = readonly (string | number)[];

/** A table to write as a sheet. Its rows are read in batches. */
export interface Table {
  columns: readonly TableColumn[];
  rows: AsyncIterable<readonly Row[]>;
}
