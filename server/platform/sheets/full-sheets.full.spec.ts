import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { readSheet } from './read-sheet';
import type { Row } from './write/table';
import { writeXlsx } from './write/write-xlsx';

const maxRows = 1_048_576;

/** Counts the rows of a file with one column, or returns its error details. */
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

describe('sheet with the maximum number of rows', () => {
  it('is read from CSV, and rejected with one row more', async () => {
    expect(await countRows(Readable.from(csvOf(maxRows)), 'full.csv')).toEqual({ count: maxRows });
    expect(await countRows(Readable.from(csvOf(maxRows + 1)), 'large.csv')).toMatchObject({
      count: maxRows,
      error: { code: 'BAD_USER_INPUT', details: { reason: 'too_many_rows', rows: maxRows + 1 } },
    });
  });

  it('is written with its headings, and further rows go to another sheet', async () => {
    const rows = async function* (): AsyncGenerator<Row[]> {
      for (let at = 1; at <= maxRows; at += 2) yield [[at], [at + 1]];
    };
    const workbook = await buffer(writeXlsx({ columns: [{ heading: 'a' }], rows: rows() }, 'people'));
    expect(workbook.includes('xl/worksheets/sheet2.xml')).toBe(true);
    expect(workbook.includes('xl/worksheets/sheet3.xml')).toBe(false);
    // Only the first sheet is read; it has a row of headings as well.
    expect(await countRows(Readable.from([workbook]), 'full.xlsx')).toEqual({ count: maxRows - 1 });
  });
});
