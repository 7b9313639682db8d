import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makePerson } from '#server/testing/factories';
import { importing, type SpecImport, type SpecRow } from '#server/testing/features/imports';

let api: Api;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  files = importing(api, await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());

interface Corrected {
  import: Pick<SpecImport, 'counts' | 'revokesPro'>;
  row: Pick<SpecRow, 'outcome' | 'values' | 'reasons'>;
}

async function correct(id: string, line: number, values: Record<string, string>): Promise<Corrected> {
  const input = {
    id,
    line,
    values: Object.entries(values).map(([field, value]) => ({ field, value })),
  };
  const data = await files.request<{ correctImportRow: Corrected }>(
    `mutation ($input: CorrectImportRowInput!) { correctImportRow(input: $input) {
       import { revokesPro counts { add change unchanged reject } }
       row { outcome values { field value } reasons { code field line } } } }`,
    { input },
  );
  return data.correctImportRow;
}

const codeOf = (rejected: Promise<unknown>): Promise<string> =>
  rejected.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const lines = [
  'email,name,level',
  'first@correct.example,First,standard',
  'joy.harper@baytires,Joy Harper,standard',
  'first@correct.example,Chen,pro',
];

describe('correction of a rejected row', () => {
  it('checks the row again in the preview and imports it as corrected', async () => {
    const { id, counts } = await files.check('people', lines);
    expect(counts).toEqual({ add: 1, change: 0, unchanged: 0, reject: 2 });
    const { row, import: after } = await correct(id, 3, { email: 'joy@correct.example' });
    expect(row).toMatchObject({ outcome: 'add', reasons: [] });
    expect(row.values).toContainEqual({ field: 'email', value: 'joy@correct.example' });
    expect(after.counts).toEqual({ add: 2, change: 0, unchanged: 0, reject: 1 });
    await files.step('startImport', { id });
    await files.run();
    expect((await files.find(id)).doneCounts).toEqual({ add: 2, change: 0, unchanged: 0, reject: 1 });
    expect((await auditOf('import', id)).filter(({ changes }) => 'row' in changes)).toMatchObject([
      { action: 'edit', changes: { row: [null, 3] } },
    ]);
  });

  it('keeps the row rejected, with the typed values, while anything is invalid', async () => {
    const { id } = await files.check('people', lines);
    const { row } = await correct(id, 3, { email: 'joy@', userType: 'x' });
    expect(row.outcome).toBe('reject');
    expect(row.reasons).toEqual([
      { code: 'INVALID', field: 'email', line: null },
      { code: 'UNKNOWN', field: 'userType', line: null },
    ]);
    const twice = await correct(id, 3, { email: 'FIRST@correct.example', userType: 'PRO' });
    expect(twice.row.reasons).toEqual([{ code: 'DUPLICATE', field: 'email', line: 2 }]);
    expect(twice.import.counts.reject).toBe(2);
    expect(await codeOf(correct(id, 4, { email: 'chen@correct.example' }))).toBe('done');
    expect((await files.find(id)).counts).toMatchObject({ reject: 1 });
  });

  it('survives matching the columns again', async () => {
    const made = await files.check('people', lines);
    await correct(made.id, 3, { email: 'anew@correct.example' });
    await files.match(await files.find(made.id));
    await files.run();
    expect((await files.find(made.id)).counts).toEqual({ add: 1, change: 0, unchanged: 1, reject: 1 });
    expect((await files.rows(made.id))[1]!.values).toContainEqual({
      field: 'email',
      value: 'anew@correct.example',
    });
  });

  it('checks a row of points together with the person’s other rows', async () => {
    const person = await makePerson();
    const { id } = await files.check('points', [
      'reference,e-mail,points,note',
      `K-1,${person.email},40,Given`,
      `K-2,${person.email},-60,Taken`,
    ]);
    expect((await correct(id, 3, { points: '-50' })).row.reasons).toMatchObject([{ code: 'BELOW_ZERO' }]);
    expect((await correct(id, 3, { points: '-40' })).row.outcome).toBe('add');
  });
});

describe('rejection of a correction', () => {
  it.each([
    ['that doesn’t exist', 99, { email: 'a@b.example' }, 'NOT_FOUND'],
    ['that is not rejected', 2, { email: 'a@b.example' }, 'CONFLICT'],
    ['with a value of an ignored column', 3, { phone: '12345' }, 'BAD_USER_INPUT'],
    ['with a value that is too long', 3, { name: 'x'.repeat(2001) }, 'BAD_USER_INPUT'],
  ])('fails for a row %s', async (_what, line, values, code) => {
    const { id } = await files.check('people', lines);
    expect(await codeOf(correct(id, line, values as Record<string, string>))).toBe(code);
  });

  it('fails once the import has started', async () => {
    const { id } = await files.check('people', lines);
    await files.step('startImport', { id });
    expect(await codeOf(correct(id, 3, { email: 'late@correct.example' }))).toBe('CONFLICT');
    await files.run();
  });
});
