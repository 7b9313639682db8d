import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { makePerson } from '#server/testing/factories';
import { importing } from '#server/testing/rooms/imports';
import { workbookOf } from '#server/testing/workbooks';

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
  files.ask(
    `mutation ($input: CorrectImportRowInput!) { correctImportRow(input: $input) { row { outcome } } }`,
    { input: { id, line, values: [{ field, value }] } },
  );

describe('a number of 16 digits in a workbook', () => {
  it('is rejected, since its last digits may be those of somebody else', async () => {
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

  it('stays rejected until it is entered again, whatever else of its row is', async () => {
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

describe('a number with a format', () => {
  it('is what the sheet shows, so that its account is found', async () => {
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

  it('is rejected where the sheet shows it rounded', async () => {
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

describe('an id that another program wrote with a decimal place', () => {
  const lines = (...ids: string[]) => [
    'External id,Name,E-mail',
    ...ids.map((id, place) => `${id},Person ${place},person${place}@decimal.example`),
  ];

  it('is read without it where all ids of the column are whole', async () => {
    const made = await files.check('people', lines('101.0', '', '102', '103.00'));
    const rows = await files.rows(made.id);
    const ids = rows.map(({ values }) => values.find(({ field }) => field === 'externalId')?.value);
    expect(ids).toEqual(['101', undefined, '102', '103']);
  });

  it('is rejected where the column holds anything else', async () => {
    const made = await files.check('people', lines('101.0', 'A-7', '102'));
    expect(await rowsOf(made.id)).toEqual([
      [2, 'reject', 'DECIMAL_PLACE externalId'],
      [3, 'add'],
      [4, 'add'],
    ]);
  });
});

describe('a row with more cells than headings', () => {
  it('is rejected with what stands beyond them, in each kind of file', async () => {
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

  it('is taken once somebody has corrected it', async () => {
    const made = await files.check('accounts', [
      'Kind,Number,Name,Address',
      'gold_retailer,GR-MENDED,Mended Shop,12 Main Street, Suite 400',
    ]);
    await correct(made.id, 2, 'address', '12 Main Street, Suite 400');
    expect(await rowsOf(made.id)).toEqual([[2, 'add']]);
  });
});

describe('cells that can be read in several ways', () => {
  it('join a first and a last name in columns of their own', async () => {
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

  it('know countries by usual names and abbreviations, and say which are unknown', async () => {
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

  it('say what to write in place of a score or points with a decimal', async () => {
    const made = await files.check('past_results', [
      'E-mail;Module;Date;Status;Score',
      'a@score.example;None;2025-01-31;passed;85,5',
    ]);
    const [row] = await files.rows(made.id);
    expect(row!.reasons.find(({ field }) => field === 'score')!.text).toBe(
      'Score: “85,5” isn’t a whole number. Write a whole number from 0 to 100, such as 85.',
    );
  });
});
