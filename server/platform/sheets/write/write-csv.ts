import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { markFormula } from '../formula-mark';
import type { Row, Table } from './table';

const marked = (row: Row): Row => row.map((cell) => (typeof cell === 'string' ? markFormula(cell) : cell));

// csv-stringify doesn't quote cells with line breaks if the record delimiter differs, unless this is set.
const lines = (rows: readonly Row[]): string =>
  stringify(rows.map(marked), { record_delimiter: 'windows', quote_record_delimiter: true });

async function* piecesOf({ columns, rows }: Table): AsyncGenerator<string, void> {
  // Without a byte order mark, spreadsheets misread accents.
  yield `\uFEFF${lines([columns.map(({ heading }) => heading)])}`;
  for await (const some of rows) if (some.length > 0) yield lines(some);
}

/** Returns a table as a CSV stream for spreadsheets. Texts that look like formulas are escaped. */
export const writeCsv = (table: Table): Readable => Readable.from(piecesOf(table), { objectMode: false });
