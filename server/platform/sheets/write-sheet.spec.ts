import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromBufferPromise } from 'yauzl';
import { plainText } from '#server/platform/text/plain-text';
import { cellsOf } from '#server/testing/sheets/sheets';
import { maxCellLength, maxSheetRows } from './sheet';
import { writeCsv } from './write/write-csv';
import { writeXlsx } from './write/write-xlsx';
import type { Row, Table } from './write/table';

const tableOf = (
  headings: readonly string[],
  rows: readonly Row[],
  moments: readonly string[] = [],
): Table => ({
  columns: headings.map((heading) => ({ heading, isMoment: moments.includes(heading) })),
  rows: Readable.from([rows.slice(0, 2), [], rows.slice(2)]),
});

const asXlsx = (table: Table): Promise<Buffer> => buffer(writeXlsx(table, 'people'));

/** Returns the parts of a workbook as texts. */
async function partsOf(file: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(file);
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  return parts;
}

const formulas: Row = ['=HYPERLINK("a")', '+1', '-x', '@SUM', "'=1", '\t=', -5, 3.25, '＝1'];
const headings = formulas.map((_, at) => `h${at}`);

describe.each([
  ['CSV', (table: Table) => buffer(writeCsv(table)), 'a.csv'],
  ['a workbook', asXlsx, 'a.xlsx'],
])('%s that was written', (_, write, filename) => {
  it('restores every text when it is read', async () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'=+-@\'"\t\r\n;, _x000A_<&>]aZé€漢😀'), maxLength: 12 })
      .map((each) => (each.trim() === '' ? '' : plainText(each)));
    const row = fc.tuple(text, text, text).filter((cells) => cells.some((cell) => cell !== ''));
    const holds = async (rows: Row[]) =>
      expect(await cellsOf(await write(tableOf(['a', 'b', 'c'], rows)), filename)).toEqual([
        ['a', 'b', 'c'],
        ...rows,
      ]);
    await fc.assert(fc.asyncProperty(fc.array(row, { maxLength: 5 }), holds), { numRuns: 200 });
  });

  it('restores texts that look like formulas as texts, and numbers as numbers', async () => {
    const [, row] = await cellsOf(await write(tableOf(headings, [formulas])), filename);
    expect(row).toEqual(formulas.map(String));
  });

  it('restores times in their own offset, in CSV with the offset', async () => {
    const moments = [
      '2026-01-31T08:30:00.123Z',
      '2026-01-31T23:59:59.999-11:00',
      '2008-02-29T00:00:00.000+14:00',
      '',
    ];
    const rows = moments.map((moment) => [moment, 'x']);
    const visible = moments.map((moment) => (filename.endsWith('csv') ? moment : moment.slice(0, 23)));
    const [, ...read] = await cellsOf(await write(tableOf(['at', 'b'], rows, ['at'])), filename);
    expect(read).toEqual(visible.map((moment) => [moment, 'x']));
  });

  it('has its headings when it has no rows', async () => {
    expect(await cellsOf(await write(tableOf(['a', 'b'], [])), filename)).toEqual([['a', 'b']]);
  });

  it('fails with the error of its rows', async () => {
    const rows = async function* (): AsyncGenerator<Row[]> {
      yield [['x']];
      throw new Error('no more');
    };
    await expect(write({ columns: [{ heading: 'a' }], rows: rows() })).rejects.toThrow('no more');
  });
});

describe('CSV export', () => {
  it('marks texts that look like formulas, and no numbers', async () => {
    const file = (await buffer(writeCsv(tableOf(headings, [formulas])))).toString();
    expect(file.split('\r\n')[1]).toBe(`"'=HYPERLINK(""a"")",'+1,'-x,'@SUM,''=1,'\t=,-5,3.25,'＝1`);
  });
});

describe('XLSX export', () => {
  it('has texts as texts, numbers as numbers, and times as dates', async () => {
    const table = tableOf(
      ['a', 'at'],
      [
        ['=1', '2026-01-31T12:00:00.000Z'],
        [7, ''],
      ],
      ['at'],
    );
    const { 'xl/worksheets/sheet1.xml': sheet } = await partsOf(await asXlsx(table));
    expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1</t></is></c>');
    expect(sheet).toContain('<c r="B2" s="2"><v>46053.5</v></c>');
    expect(sheet).toContain('<row r="3"><c r="A3"><v>7</v></c></row>');
    expect(sheet).not.toContain('<f>');
  });

  it('freezes its headings and makes them filters', async () => {
    const { 'xl/worksheets/sheet1.xml': sheet } = await partsOf(await asXlsx(tableOf(headings, [formulas])));
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:I2"/>');
  });

  it('truncates a text that exceeds a cell', async () => {
    const file = await asXlsx(tableOf(['a'], [['x'.repeat(maxCellLength + 1)]]));
    const [, [cell]] = (await cellsOf(file, 'a.xlsx', 65_536)) as [unknown, [string]];
    expect([cell.length, cell.endsWith('x…')]).toEqual([maxCellLength, true]);
  });

  it('continues on another sheet when one is full', async () => {
    const rows = async function* (): AsyncGenerator<Row[]> {
      for (let at = 1; at <= 1000; at += 2) yield [[at], [at + 1]];
    };
    const file = await buffer(writeXlsx({ columns: [{ heading: 'a' }], rows: rows() }, 'people', 1000));
    const parts = await partsOf(file);
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:A1000"/>');
    expect(parts['xl/worksheets/sheet2.xml']).toContain(
      '<row r="2"><c r="A2"><v>1000</v></c></row></sheetData>',
    );
    expect(parts['xl/workbook.xml']).toContain('<sheet name="people 2" sheetId="2" r:id="rId2"/>');
    expect(parts['xl/_rels/workbook.xml.rels']).toContain('Target="worksheets/sheet2.xml"');
  });

  it('fills a sheet with the maximum of 1,048,576 rows', () => {
    expect(maxSheetRows).toBe(1_048_576);
  });

  it('is generated as it is read, and closes its rows when the reader stops', async () => {
    let [given, isEnded] = [0, false];
    const rows = async function* (): AsyncGenerator<Row[]> {
      try {
        for (;;) yield [[`${(given += 1)} ${Math.random()}`]];
      } finally {
        isEnded = true;
      }
    };
    const file = writeXlsx({ columns: [{ heading: 'a' }], rows: rows() }, 'people');
    while (file.readableLength < file.readableHighWaterMark) await new Promise((done) => setImmediate(done));
    expect(given).toBeLessThan(100_000);
    file.destroy();
    await once(file, 'close');
    await new Promise((done) => setImmediate(done));
    expect(isEnded).toBe(true);
  });
});
