import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';
import { workbookOf } from '#server/testing/sheets/workbooks';

let api: Api;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  files = importing(api, await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());

interface StoredCell {
  number: string;
  format?: 'zeros' | 'oneDecimal';
}

const styles = `<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;D-&quot;0.0"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
const styleOf = { zeros: 1, oneDecimal: 2 };

const cellXml = (cell: string | StoredCell): string =>
  typeof cell === 'string'
    ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
    : `<c s="${cell.format ? styleOf[cell.format] : 0}"><v>${cell.number}</v></c>`;

const workbook = (rows: readonly (readonly (string | StoredCell)[])[]): Promise<Buffer> =>
  workbookOf({ rows: rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join(''), styles });

const rowsOf = async (id: string) =>
  (await files.rows(id)).map(({ line, outcome, reasons }) => [
    line,
    outcome,
    ...reasons.map(({ code, field }) => `${code} ${field}`),
  ]);

const correct = (id: string, line: number, field: string, value: string) =>
  files.request(
    `mutation ($input: CorrectImportRowInput!) { correctImportRow(input: $input) { row { outcome } } }`,
    { input: { id, line, values: [{ field, value }] } },
  );

describe('number of 16 digits in a workbook', () => {
  it('is rejected, because its last digits may be rounded to another person’s number', async () => {
    const other = await makePerson({ name: 'Other' });
    await pool().query('update profile set external_id = $1 where id = $2', ['9007199254740010', other.id]);
    const made = await files.check(
      'people',
      await workbook([
        ['External id', 'Name', 'E-mail'],
        [{ number: '9007199254740012' }, 'Ann', 'ann@digits.example'],
        [{ number: '900719925474001' }, 'Bob', 'bob@digits.example'],
        ['9007199254740012', 'Cyd', 'cyd@digits.example'],
      ]),
    );
    expect(await rowsOf(made.id)).toEqual([
      [2, 'reject', 'LONG_NUMBER externalId'],
      [3, 'add'],
      [4, 'add'],
    ]);
  });

  it('stays rejected until it is corrected, whatever other fields are corrected', async () => {
    const made = await files.check(
      'people',
      await workbook([
        ['External id', 'Name', 'E-mail'],
        [{ number: '1234567890123456' }, 'Ann', 'ann@'],
      ]),
    );
    expect(await rowsOf(made.id)).toEqual([[2, 'reject', 'LONG_NUMBER externalId', 'INVALID email']]);
    await correct(made.id, 2, 'email', 'ann@again.example');
    expect(await rowsOf(made.id)).toEqual([[2, 'reject', 'LONG_NUMBER externalId']]);
    await files.match(await files.find(made.id));
    await files.run();
    expect(await rowsOf(made.id)).toEqual([[2, 'reject', 'LONG_NUMBER externalId']]);
    await correct(made.id, 2, 'externalId', '1234567890123456');
    expect(await rowsOf(made.id)).toEqual([[2, 'add']]);
  });
});

describe('formatted number in a workbook', () => {
  it('is read as the sheet displays it', async () => {
    const made = await files.take(
      'accounts',
      await workbook([
        ['Kind', 'Number', 'Name'],
        ['gold_retailer', { number: '771', format: 'zeros' }, 'Zeros'],
        ['gold_retailer', { number: '7.5', format: 'oneDecimal' }, 'Letters'],
      ]),
    );
    expect(made.doneCounts).toMatchObject({ add: 2, reject: 0 });
    const { rows } = await pool().query(
      "select number from account where name in ('Zeros', 'Letters') order by name",
    );
    expect(rows).toEqual([{ number: 'D-7.5' }, { number: '00771' }]);
  });

  it('is rejected when the sheet displays it rounded', async () => {
    const made = await files.check(
      'accounts',
      await workbook([
        ['Kind', 'Number', 'Name'],
        ['gold_retailer', { number: '771.4', format: 'zeros' }, 'Rounded'],
        ['gold_retailer', { number: '7.25', format: 'oneDecimal' }, 'Rounded too'],
      ]),
    );
    expect(await rowsOf(made.id)).toEqual([
      [2, 'reject', 'ROUNDED_NUMBER number'],
      [3, 'reject', 'ROUNDED_NUMBER number'],
    ]);
  });
});

describe('id with a decimal place', () => {
  const lines = (...ids: string[]) => [
    'External id,Name,E-mail',
    ...ids.map((id, place) => `${id},Person ${place},person${place}@decimal.example`),
  ];

  it('is read without it when all ids of the column are whole numbers', async () => {
    const made = await files.check('people', lines('101.0', '', '102', '103.00'));
    const rows = await files.rows(made.id);
    const ids = rows.map(({ values }) => values.find(({ field }) => field === 'externalId')?.value);
    expect(ids).toEqual(['101', undefined, '102', '103']);
  });

  it('is rejected when the column contains any other id', async () => {
    const made = await files.check('people', lines('101.0', 'A-7', '102'));
    expect(await rowsOf(made.id)).toEqual([
      [2, 'reject', 'DECIMAL_PLACE externalId'],
      [3, 'add'],
      [4, 'add'],
    ]);
  });
});

describe('row with more cells than headings', () => {
  it('is rejected with the extra cells, in CSV files and workbooks', async () => {
    const made = await files.check('accounts', [
      'Kind,Number,Name,Address',
      'gold_retailer,GR-COMMA,Comma Shop,12 Main Street, Suite 400',
      'gold_retailer,GR-QUOTED,Quoted Shop,"12 Main Street, Suite 400"',
      'gold_retailer,GR-EMPTY,Empty Shop,12 Main Street,, ,',
    ]);
    expect(await rowsOf(made.id)).toEqual([
      [2, 'reject', 'MORE_CELLS null'],
      [3, 'add'],
      [4, 'add'],
    ]);
    const [row] = await files.rows(made.id);
    expect(row!.reasons[0]!.text).toContain('“Suite 400”');
    const book = await workbook([
      ['Kind', 'Number', 'Name'],
      ['gold_retailer', 'GR-BOOK', 'Book Shop', '12 Main Street'],
    ]);
    expect(await rowsOf((await files.check('accounts', book)).id)).toEqual([
      [2, 'reject', 'MORE_CELLS null'],
    ]);
  });

  it('is accepted once it is corrected', async () => {
    const made = await files.check('accounts', [
      'Kind,Number,Name,Address',
      'gold_retailer,GR-MENDED,Mended Shop,12 Main Street, Suite 400',
    ]);
    await correct(made.id, 2, 'address', '12 Main Street, Suite 400');
    expect(await rowsOf(made.id)).toEqual([[2, 'add']]);
  });
});

describe('ambiguous cell values', () => {
  it('join first and last names from separate columns', async () => {
    const made = await files.check('people', [
      'E-mail,First name,Last name',
      'wei@names.example,Wei-Lin,Chen',
      'cher@names.example,Cher,',
      `long@names.example,${'a'.repeat(60)},${'b'.repeat(60)}`,
    ]);
    expect(made.columns.map(({ field }) => field)).toEqual(['email', 'firstName', 'lastName']);
    const rows = await files.rows(made.id);
    expect(rows.map(({ values }) => values.find(({ field }) => field === 'name')?.value)).toEqual([
      'Wei-Lin Chen',
      'Cher',
      `${'a'.repeat(60)} ${'b'.repeat(60)}`,
    ]);
    expect(await rowsOf(made.id)).toEqual([
      [2, 'add'],
      [3, 'add'],
      [4, 'reject', 'TOO_LONG name'],
    ]);
    await correct(made.id, 4, 'lastName', 'Wang');
    const [, , corrected] = await files.rows(made.id);
    expect(corrected!.values).toContainEqual({ field: 'name', value: `${'a'.repeat(60)} Wang` });
  });

  it('recognize countries by common names and abbreviations, and reject unknown ones', async () => {
    const names = ['USA', 'U.S.A.', 'usa', 'United States', 'Estados Unidos', 'EE. UU.', 'EUA', 'États-Unis'];
    const made = await files.check('people', [
      'E-mail,Name,Country',
      ...[...names, 'E.U.'].map((country, index) => `c${index}@country.example,C,${country}`),
    ]);
    const rows = await files.rows(made.id);
    expect(rows.map(({ values }) => values.find(({ field }) => field === 'country')!.value)).toEqual([
      ...names.map(() => 'US'),
      'E.U.',
    ]);
    expect(rows.at(-1)!.reasons).toMatchObject([{ code: 'UNKNOWN', field: 'country' }]);
  });

  it('reject an id that a spreadsheet has shortened', async () => {
    const made = await files.check('people', [
      'External id,Name,E-mail',
      '4.47121E+11,Ann,ann@short.example',
      '1e21,Bob,bob@short.example',
      '12E5,Cyd,cyd@short.example',
    ]);
    expect(await rowsOf(made.id)).toEqual([
      [2, 'reject', 'SHORTENED_NUMBER externalId'],
      [3, 'reject', 'SHORTENED_NUMBER externalId'],
      [4, 'add'],
    ]);
    const book = await files.check(
      'people',
      await workbook([
        ['External id', 'Name', 'E-mail'],
        [{ number: '1e21' }, 'Ann', 'ann@short.example'],
      ]),
    );
    expect(await rowsOf(book.id)).toEqual([[2, 'reject', 'LONG_NUMBER externalId']]);
  });

  it('suggest a whole number in place of a decimal score or points', async () => {
    const made = await files.check('past_results', [
      'E-mail;Module;Date;Status;Score',
      'a@score.example;None;2025-01-31;passed;85,5',
    ]);
    const [row] = await files.rows(made.id);
    expect(row!.reasons.find(({ field }) => field === 'score')!.text).toBe(
      'Score: “85,5” isn’t a whole number. Enter a whole number from 0 to 100, such as 85.',
    );
  });
});

describe('reading options of a file', () => {
  const readingOf = async (id: string) =>
    (
      await files.request<{ import: { reading: object; columns: { slashDates: object | null }[] } }>(
        `query ($id: ID!) { import(id: $id) { reading { encoding encodingNeeded doubtfulWords { windows macintosh }
          headingLine firstRows { line cells } dateOrder } columns { slashDates { count dayMonthCount monthDayCount
          sample sampleLine onlyOrder } } } }`,
        { id },
      )
    ).import;
  const codeOf = (done: Promise<unknown>) =>
    done.then(
      () => null,
      (error: { code: string; fields?: unknown; message: string }) => [error.code, error.message],
    );
  async function change(id: string, input: object) {
    await files.step('readImport', { id, ...input });
    await files.run();
    return files.find(id);
  }

  it('find headings below a title, and accept another heading row', async () => {
    const lines = [
      '"Staff list, November",,',
      ',,',
      'E-mail,First name,Last name',
      'wei@rows.example,Wei,Chen',
    ];
    const made = await files.send('people', lines);
    expect(made.columns.map(({ heading }) => heading)).toEqual(['E-mail', 'First name', 'Last name']);
    expect((await readingOf(made.id)).reading).toMatchObject({
      headingLine: 3,
      firstRows: [{ line: 1, cells: ['Staff list, November'] }, { line: 3 }, { line: 4 }],
    });
    expect(made.rowCount).toBe(1);
    const first = await change(made.id, { headingLine: 1 });
    expect(first).toMatchObject({
      status: 'read',
      rowCount: 2,
      columns: [{ heading: 'Staff list, November' }],
    });
    expect(await codeOf(change(made.id, { headingLine: 2 }))).toMatchObject([
      'BAD_USER_INPUT',
      expect.anything(),
    ]);
    const again = await files.match(await change(made.id, { headingLine: null }));
    await files.run();
    expect(await rowsOf(again.id)).toEqual([[4, 'add']]);
    await change(made.id, { headingLine: 3 });
    expect(await rowsOf(made.id)).toEqual([]);
  });

  it('offer Windows and Mac encodings only when the text is ambiguous', async () => {
    const mac = Buffer.concat([
      Buffer.from('E-mail,Name\njose@mac.example,Jos'),
      Buffer.from([0x8e]),
      Buffer.from(' Mu'),
      Buffer.from([0x96]),
      Buffer.from('oz\n'),
    ]);
    const made = await files.send('people', mac, 'mac.csv');
    expect((await readingOf(made.id)).reading).toMatchObject({
      encoding: 'windows_1252',
      encodingNeeded: true,
      doubtfulWords: [
        { windows: 'JosŽ', macintosh: 'José' },
        { windows: 'Mu–oz', macintosh: 'Muñoz' },
      ],
    });
    expect(await codeOf(files.match(made))).toMatchObject([
      'BAD_USER_INPUT',
      expect.stringContaining('encoding'),
    ]);
    expect(await codeOf(change(made.id, { encoding: 'utf_8' }))).toMatchObject([
      'BAD_USER_INPUT',
      expect.anything(),
    ]);
    const selected = await files.match(await change(made.id, { encoding: 'macintosh' }));
    await files.run();
    const [row] = await files.rows(selected.id);
    expect(row!.values).toContainEqual({ field: 'name', value: 'José Muñoz' });
    const latin = await files.send(
      'people',
      Buffer.from('E-mail,Name\nj@l.example,José 10\x96 oz\n', 'latin1'),
      'l.csv',
    );
    expect((await readingOf(latin.id)).reading).toMatchObject({
      encoding: 'windows_1252',
      encodingNeeded: false,
    });
    const wide = await files.send(
      'people',
      Buffer.from('E-mail,Name\nj@w.example,José\n', 'utf16le'),
      'w.csv',
    );
    expect((await readingOf(wide.id)).reading).toMatchObject({ encoding: 'utf_16le', encodingNeeded: false });
    expect(await codeOf(change(wide.id, { encoding: 'macintosh' }))).toMatchObject([
      'BAD_USER_INPUT',
      expect.anything(),
    ]);
  });

  it('ask once for the order of day and month, unless only one order is possible', async () => {
    const heading = 'E-mail,Module,Date,Status,Score';
    const row = (date: string) => `nobody@dates.example,None,${date},passed,85`;
    const datesOf = async (id: string) =>
      (await files.rows(id)).map(({ values }) => values.find(({ field }) => field === 'date')!.value);
    const open = await files.send('past_results', [
      heading,
      row('03/09/2025'),
      row('05/05/2025'),
      row('2025-01-31'),
    ]);
    expect((await readingOf(open.id)).columns[2]).toEqual({
      slashDates: {
        count: 2,
        dayMonthCount: 2,
        monthDayCount: 2,
        sample: '03/09/2025',
        sampleLine: 2,
        onlyOrder: null,
      },
    });
    expect(await codeOf(files.match(open))).toMatchObject(['BAD_USER_INPUT', expect.stringContaining('day')]);
    await files.match(await change(open.id, { dateOrder: 'month_day' }));
    await files.run();
    expect(await datesOf(open.id)).toEqual(['2025-03-09', '2025-05-05', '2025-01-31']);
    const clear = await files.check('past_results', [heading, row('03/09/2025'), row('17-04-2025')]);
    expect(await datesOf(clear.id)).toEqual(['2025-09-03', '2025-04-17']);
    const american = await files.check('past_results', [heading, row('03/09/2025'), row('04/17/2025')]);
    expect(await datesOf(american.id)).toEqual(['2025-03-09', '2025-04-17']);
    const mixed = await files.send('past_results', [heading, row('17/04/2025'), row('04/17/2025')]);
    expect(await codeOf(files.match(mixed))).toMatchObject([
      'BAD_USER_INPUT',
      expect.stringContaining('day'),
    ]);
    await files.match(await change(mixed.id, { dateOrder: 'day_month' }));
    await files.run();
    expect((await files.rows(mixed.id))[1]!.reasons).toContainEqual(
      expect.objectContaining({ code: 'INVALID', field: 'date' }),
    );
  });
});
