import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { plainText } from '#server/platform/text/plain-text';
import { cellsOf, readFile } from '#server/testing/sheets/sheets';
import { countTurns } from '#server/testing/turns';
import { markFormula } from './formula-mark';
import { readSheet } from './read-sheet';
import { maxCellLength, maxSheetRows } from './sheet';

const rejection = (reason: string, readDetails: object = {}) => ({
  code: 'BAD_USER_INPUT',
  details: { reason, ...readDetails },
});

/** Encodes a text as Windows-1252, limited to Latin-1 and the euro sign. */
const latin = (text: string): Buffer =>
  Buffer.concat(
    [...text].map((letter) => (letter === '€' ? Buffer.from([0x80]) : Buffer.from(letter, 'latin1'))),
  );

const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('CSV file', () => {
  it.each([
    ['rows', 'a,b\n' + '1,2\n'.repeat(200_000), undefined],
    ['empty rows', 'a,b\n' + ',\n'.repeat(200_000), undefined],
    ['empty rows before the headings', ',\n'.repeat(200_000) + 'a,b\n', undefined],
    ['rows beyond the limit', 'a,b\n' + '1,2\n'.repeat(200_000), 1],
  ])('is read without blocking the server: %s', async (_, text, maxRows) => {
    const turns = await countTurns(async () => {
      const source = Readable.from([Buffer.from(text)]);
      const read = async () => {
        for await (const _ of (await readSheet(source, 'a.csv', maxRows ? { maxRows } : {})).rows);
      };
      const rejected = await read().catch((error: unknown) => error);
      expect(rejected === undefined).toBe(maxRows === undefined);
    });
    expect(turns).toBeGreaterThan(4);
  });

  it.each([
    ['UTF-8', Buffer.from('Nom,Prix\nZoë Müller,10 €\n')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFNom,Prix\nZoë Müller,10 €\n')],
    ['Windows-1252', latin('Nom,Prix\nZoë Müller,10 €\n')],
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFNom,Prix\nZoë Müller,10 €\n', 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from('Nom,Prix\nZoë Müller,10 €\n', 'utf16le')],
    ['big-endian UTF-16', swapped('\uFEFFNom,Prix\nZoë Müller,10 €\n')],
    ['big-endian UTF-16 without a byte order mark', swapped('Nom,Prix\nZoë Müller,10 €\n')],
  ])('is recognized as %s', async (_, bytes) => {
    for (const pieceLength of [1, 7, 4096]) {
      expect(await cellsOf(bytes, 'people.csv', pieceLength)).toEqual([
        ['Nom', 'Prix'],
        ['Zoë Müller', '10 €'],
      ]);
    }
  });

  it('is recognized in either encoding when its first non-ASCII letter comes late', async () => {
    const rows = 'Ann,1\n'.repeat(30_000);
    for (const end of [Buffer.from('Zoë,2\n'), latin('Zoë,2\n')]) {
      const cells = await cellsOf(Buffer.concat([Buffer.from(`Name,Age\n${rows}`), end]), 'a.csv', 9999);
      expect(cells.at(-1)).toEqual(['Zoë', '2']);
    }
  });

  it('is rejected when it changes from UTF-8 to another encoding', async () => {
    const mixed = Buffer.concat([Buffer.from(`Zoë\n${'Ann\n'.repeat(20_000)}`), latin('Zoë\n')]);
    await expect(cellsOf(mixed, 'a.csv', 9999)).rejects.toMatchObject(rejection('mixed_encoding'));
  });

  it.each([
    ['commas', 'Name,Age\n"Lee, Ann",40'],
    ['semicolons', 'Name;Age\n"Lee, Ann";40'],
    ['tabs', 'Name\tAge\nLee, Ann\t40'],
    ['the separator of its first line', 'sep=;\r\nName;Age\r\nLee, Ann;40'],
    ['semicolons although a heading has commas', '"Name, first, last";"Age"\n"Lee, Ann";40'],
  ])('is separated by %s', async (_, text) => {
    expect((await cellsOf(text))[1]).toEqual(['Lee, Ann', '40']);
  });

  it.each(['\n', '\r\n', '\r'])(
    'can have lines that end in %j, and reports the line of each row',
    async (end) => {
      const text = ['Name,Note', 'Ann,"one', 'two', 'three"', '', ',', 'Bob,5" rim', '"""Al"", he",'].join(
        end,
      );
      const { headings, rows } = await readFile(text);
      expect(headings).toEqual(['Name', 'Note']);
      expect(rows).toEqual([
        { line: 2, cells: ['Ann', `one${end}two${end}three`] },
        { line: 7, cells: ['Bob', '5" rim'] },
        { line: 8, cells: ['"Al", he', ''] },
      ]);
    },
  );

  it('has its headings in the first nonempty row, and keeps cells without a heading', async () => {
    const { headings, rows } = await readFile('\n,,\n Name , Age,,\nAnn,40,,more,,\nBob\n');
    expect(headings).toEqual(['Name', 'Age']);
    expect(rows).toEqual([
      { line: 4, cells: ['Ann', '40', '', 'more'] },
      { line: 5, cells: ['Bob', ''] },
    ]);
  });

  it('restores every written text', async () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'=+-@\'"\t\r\n;, aZé€漢😀'), maxLength: 12 })
      .map((each) => (each.trim() === '' ? '' : plainText(each)));
    const table = fc.integer({ min: 1, max: 4 }).chain((columns) =>
      fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { maxLength: 6 }).map((rows) => ({
        rows: rows.filter((row) => row.some((cell) => cell.trim() !== '')),
        headings: [...'abcd'].slice(0, columns),
      })),
    );
    const way = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t'),
      record_delimiter: fc.constantFrom('\n', '\r\n', '\r'),
      encoding: fc.constantFrom('utf8' as const, 'utf16le' as const),
      pieceLength: fc.integer({ min: 1, max: 50 }),
    });
    const holds = async (
      { headings, rows }: { headings: string[]; rows: string[][] },
      how: { delimiter: string; record_delimiter: string; encoding: 'utf8' | 'utf16le'; pieceLength: number },
    ) => {
      const marked = rows.map((row) => row.map(markFormula));
      const file = stringify([headings, ...marked], { ...how, quoted: true, bom: true });
      const read = await cellsOf(Buffer.from(file, how.encoding), 'a.csv', how.pieceLength);
      expect(read).toEqual([headings, ...rows]);
    };
    await fc.assert(fc.asyncProperty(table, way, holds), { numRuns: 300 });
  });

  it('loses the mark that exports add to texts that look like formulas', async () => {
    const cells = await cellsOf("a,b,c,d\n'=HYPERLINK(1),'+1,'-x,-5\n''@x,'s,',\n");
    expect(cells.slice(1)).toEqual([
      ['=HYPERLINK(1)', '+1', '-x', '-5'],
      ["'@x", "'s", "'", ''],
    ]);
  });

  it('loses invisible characters in its cells', async () => {
    expect(await cellsOf('na\u200Bme\ne\u0301\u202E\n')).toEqual([['name'], ['é']]);
  });

  it.each([
    ['nothing', '', 'empty', {}],
    ['only blank lines', '\n,,\n', 'empty', {}],
    ['binary data', Buffer.from('Name\n\0\x01\x02'), 'not_text', {}],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]), 'not_text', {}],
    ['an unclosed quotation mark', 'a,b\n1,2\n3,"4\n5,6\n', 'open_quote', { line: 3 }],
    ['an endless row', `a,b\n1,"${'x'.repeat(300_000)}`, 'row_too_long', { line: 2 }],
    ['only separators', ','.repeat(5_000_000), 'row_too_long', { line: 1 }],
    ['a cell that is too long', `a\nb\n${'x'.repeat(maxCellLength + 1)}\n`, 'cell_too_long', { line: 3 }],
    ['too many columns', `a\n${'x,'.repeat(257)}\n`, 'too_many_columns', { line: 2, columns: 257 }],
  ])('is rejected with a clear reason for %s', async (_, bytes, reason, readDetails) => {
    await expect(cellsOf(bytes, 'people.csv', 65_536)).rejects.toMatchObject(rejection(reason, readDetails));
  });

  it.each([
    ['people.xlsx', 'broken_workbook'],
    ['people.xls', 'old_workbook'],
  ])('is not a workbook when it is named %s', async (filename, reason) => {
    await expect(cellsOf('a,b\n1,2\n', filename)).rejects.toMatchObject(rejection(reason));
  });

  it('can have 1,048,576 rows, as many as a sheet', () => {
    expect(maxSheetRows).toBe(1_048_576);
  });

  it('is rejected with the number of its rows when they are too many, after the allowed rows', async () => {
    const maxRows = 1000;
    const block = Buffer.from('x\n'.repeat(100));
    const bytes = function* () {
      yield Buffer.from('heading\n');
      for (let blocks = 0; blocks < 10; blocks += 1) yield block;
      yield Buffer.from('x\n\n');
    };
    const { rows } = await readSheet(Readable.from(bytes()), 'large.csv', { maxRows });
    let taken = 0;
    const takeAll = async () => {
      for await (const _ of rows) taken += 1;
    };
    await expect(takeAll()).rejects.toMatchObject(rejection('too_many_rows', { rows: maxRows + 1 }));
    expect(taken).toBe(maxRows);
  });

  it('is closed when its rows are not read to the end', async () => {
    const open = () => Readable.from(Array.from({ length: 100 }, () => Buffer.from('a,b\n'.repeat(5000))));
    const [unread, broken] = [open(), open()];
    {
      await using sheet = await readSheet(unread, 'a.csv');
      expect([sheet.headings, unread.destroyed]).toEqual([['a', 'b'], false]);
    }
    for await (const _ of (await readSheet(broken, 'a.csv')).rows) break;
    expect([unread.destroyed, broken.destroyed]).toEqual([true, true]);
  });
});
