import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { markFormula } from '../formula-mark';
import type { Row, Table } from './table';

const marked = (row: Row): Row => row.map((cell) => (typeof cell === 'string' ? markFormula(cell) : cell));

// With lines that end so a cell of two lines would be left without quotes unless that is asked for.
const lines = (rows: readonly Row[]): string =>
  stringify(rows.map(marked), { record_delimiter: 'windows', quote_record_delimiter: true });

async function* piecesOf({ columns, rows }: Table): AsyncGenerator<string, void> {
  // Without the mark spreadsheets take accents for something else.
  yield `\uFEFF${lines([columns.map(({ heading }) => heading)])}`;
  for await (const some of rows) if (some.length > 0) yield lines(some);
}

/** A table as CSV that spreadsheets open; texts that they would take for formulas are marked as texts. */
export const writeCsv = (table: Table): Readable => Readable.from(piecesOf(table), { objectMode: false });
