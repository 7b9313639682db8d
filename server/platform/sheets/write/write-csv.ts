import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { markFormula } from '../formula-mark';
import type { Table } from './table';

async function* marked({ rows }: Table): AsyncGenerator<(string | number)[], void> {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'string' ? markFormula(cell) : cell));
}

/** A table as CSV that spreadsheets open; texts that they would take for formulas are marked as texts. */
export function writeCsv(table: Table): Readable {
  const csv = stringify({
    header: true,
    columns: table.columns.map(({ heading }) => markFormula(heading)),
    // Without it spreadsheets take accents for something else.
    bom: true,
    record_delimiter: 'windows',
    // With lines that end so it would leave a cell of two lines without quotes.
    quote_record_delimiter: true,
  });
  return pipeline(Readable.from(marked(table)), csv, () => undefined);
}
