import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { readSheet } from './read-sheet';
import type { Row } from './write/table';
import { writeXlsx } from './write/write-xlsx';

const maxRows = 1_048_576;

/** The rows of a file of one column, counted; a refusal has its details. */
async function countRows(file: Readable, name: string): Promise<{ count: number; error?: unknown }> {
  const { rows } = await readSheet(file, name);
  let count = 0;
  try {
    for await (const _ of rows) count += 1;
    return { count };
  } catch (error) {
    return { count, error };
  }
}

function* csvOf(rows: number): Generator<Buffer> {
  yield Buffer.from('heading\n');
  const block = Buffer.from('x\n'.repeat(2 ** 10));
  for (let left = rows; left > 0; left -= 2 ** 10) yield left < 2 ** 10 ? block.subarray(0, left * 2) : block;
}

describe('a sheet with as many rows as a spreadsheet can have', () => {
  it('is read from CSV, and one row more is refused', async () => {
    expect(await countRows(Readable.from(csvOf(maxRows)), 'full.csv')).toEqual({ count: maxRows });
    expect(await countRows(Readable.from(csvOf(maxRows + 1)), 'large.csv')).toMatchObject({
      count: maxRows,
      error: { code: 'BAD_USER_INPUT', details: { reason: 'too_many_rows', rows: maxRows + 1 } },
    });
  });

  it('is written with its headings, and what is more goes to a further sheet', async () => {
    const rows = async function* (): AsyncGenerator<Row[]> {
      for (let at = 1; at <= maxRows; at += 2) yield [[at], [at + 1]];
    };
    const workbook = await buffer(writeXlsx({ columns: [{ heading: 'a' }], rows: rows() }, 'people'));
    expect(workbook.includes('xl/worksheets/sheet2.xml')).toBe(true);
    expect(workbook.includes('xl/worksheets/sheet3.xml')).toBe(false);
    // The first sheet, which is the one that is read, has a row of headings besides.
    expect(await countRows(Readable.from([workbook]), 'full.xlsx')).toEqual({ count: maxRows - 1 });
  });
});
