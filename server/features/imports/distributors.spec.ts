import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makePerson } from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';
import { batchSize } from './checking/next-rows';
import { runBatch } from './running/run-import';
import { undoBatch } from './undoing/undo-import';

let api: Api;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  files = importing(api, await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());

const head = 'kind,number,name,distributor,disabled,state,country';

/** Numbers of retailers that begin so, each with the number of its distributor. */
const pairsOf = async (prefix: string): Promise<Record<string, string | null>> => {
  const { rows } = await pool().query<{ number: string; of: string | null }>(
    `select r.number, d.number as of from account r left join account d on d.id = r.distributor_id
     where r.kind = 'gold_retailer' and r.number like $1 order by r.number`,
    [`${prefix}%`],
  );
  return Object.fromEntries(rows.map(({ number, of }) => [number, of]));
};

const countOf = async (prefix: string): Promise<number> =>
  (await pool().query('select from account where number like $1', [`${prefix}%`])).rowCount!;

const reasonsOf = async (id: string) =>
  (await files.rows(id, { filter: { outcome: 'reject' } })).map(({ line, reasons }) => [
    line,
    ...reasons.map(({ code, text }) => `${code} ${text}`),
  ]);

describe('import of distributors and their retailers', () => {
  it('imports them in one pass in any order of rows, and undoes them as a whole', async () => {
    const lines = [
      head,
      'gold_retailer,ONE-R1,Above,ONE-D1,,,',
      'gold_distributor,ONE-D1,North,,,,',
      'gold_retailer,ONE-R2,Below,one d1,,,',
    ];
    const checked = await files.check('accounts', lines);
    expect(checked.counts).toEqual({ add: 3, change: 0, unchanged: 0, reject: 0 });
    await files.step('startImport', { id: checked.id });
    await files.run();
    expect(await files.find(checked.id)).toMatchObject({
      status: 'done',
      done: 3,
      counts: { add: 3, reject: 0 },
      doneCounts: { add: 3, change: 0, unchanged: 0, reject: 0 },
    });
    expect(await pairsOf('ONE')).toEqual({ 'ONE-R1': 'ONE-D1', 'ONE-R2': 'ONE-D1' });
    expect((await files.take('accounts', lines)).doneCounts).toMatchObject({ unchanged: 3, reject: 0 });
    const whole = { removed: 3, addedStays: 0, restored: 0, fieldsStay: 0 };
    expect((await files.find(checked.id)).undoPreview).toEqual(whole);
    expect((await files.undo(checked.id)).undo).toEqual(whole);
    expect(await countOf('ONE')).toBe(0);
  });

  it('continues after a server crash, and undoes in batches', async () => {
    const retailers = Array.from(
      { length: batchSize + 20 },
      (_, index) => `gold_retailer,KILL-R${index},Shop ${index},KILL-D${index % 2},,,`,
    );
    const { id } = await files.check('accounts', [
      head,
      ...retailers,
      'gold_distributor,KILL-D0,North,,,,',
      'gold_distributor,KILL-D1,South,,,,',
    ]);
    await files.step('startImport', { id });
    await runBatch(id);
    expect(await countOf('KILL')).toBe(2);
    await runBatch(id);
    expect(await countOf('KILL')).toBe(2 + batchSize);
    await files.run();
    const all = batchSize + 22;
    expect(await files.find(id)).toMatchObject({ status: 'done', done: all, doneCounts: { add: all } });
    expect(new Set(Object.values(await pairsOf('KILL')))).toEqual(new Set(['KILL-D0', 'KILL-D1']));
    expect((await files.find(id)).undoPreview).toMatchObject({ removed: all, addedStays: 0 });
    await files.step('undoImport', { id });
    await undoBatch(id);
    expect(await countOf('KILL')).toBe(22);
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'undone', undo: { removed: all, addedStays: 0 } });
    expect(await countOf('KILL')).toBe(0);
  });

  it('returns retailers to their former distributor on undo, except those moved since', async () => {
    const before = await makeAccount({ number: 'BACK-D0' });
    const known = await makeAccount({ number: 'BACK-R1', kind: 'gold_retailer' });
    await pool().query('update account set distributor_id = $1 where id = $2', [before.id, known.id]);
    const made = await files.take('accounts', [
      head,
      'gold_retailer,BACK-R1,,BACK-D1,,,',
      'gold_distributor,BACK-D1,North,,,,',
      'gold_retailer,BACK-R2,New,BACK-D2,,,',
      'gold_distributor,BACK-D2,South,,,,',
    ]);
    expect(await pairsOf('BACK')).toEqual({ 'BACK-R1': 'BACK-D1', 'BACK-R2': 'BACK-D2' });
    await pool().query(`update account set name = 'By hand', updated_at = now() where number = 'BACK-R2'`);
    const undo = { removed: 1, addedStays: 2, restored: 1, fieldsStay: 0 };
    expect((await files.find(made.id)).undoPreview).toEqual(undo);
    expect((await files.undo(made.id)).undo).toEqual(undo);
    expect(await pairsOf('BACK')).toEqual({ 'BACK-R1': 'BACK-D0', 'BACK-R2': 'BACK-D2' });
  });

  it('undoes a change whose former distributor or account was deleted, and keeps the current one', async () => {
    const before = await files.take('accounts', [
      head,
      'gold_distributor,GONE-D1,North,,,,',
      'employee,GONE-E1,Plant,,,,',
    ]);
    await files.take('accounts', [head, 'gold_distributor,GONE-D2,South,,,,']);
    await files.take('accounts', [head, 'gold_retailer,GONE-R1,Shop,GONE-D1,,,']);
    await files.take('people', ['email,name,account', 'one@gone.example,One,GONE-E1']);
    const moved = await files.take('accounts', [head, 'gold_retailer,GONE-R1,Moved,GONE-D2,,,']);
    const people = await files.take('people', ['email,name,account', 'one@gone.example,Other,GONE-D2']);
    await pool().query('update account set updated_at = created_at where number = any($1)', [
      ['GONE-D1', 'GONE-E1'],
    ]);
    expect((await files.undo(before.id)).undo).toMatchObject({ removed: 2 });
    const undo = { removed: 0, addedStays: 0, restored: 1, fieldsStay: 1 };
    for (const [{ id }, field] of [
      [moved, 'distributorNumber'],
      [people, 'accountNumber'],
    ] as const) {
      expect((await files.find(id)).undoPreview).toEqual(undo);
      expect(await files.undo(id)).toMatchObject({ status: 'undone', undo });
      expect((await files.rows(id))[0]!.unchangedReasons).toMatchObject([
        { code: 'PREVIOUS_REMOVED', field },
      ]);
    }
    expect(await pairsOf('GONE')).toEqual({ 'GONE-R1': 'GONE-D2' });
    const { rows } = await pool().query(
      `select p.name, a.number from profile p join account a on a.id = p.account_id where email = 'one@gone.example'`,
    );
    expect(rows).toEqual([{ name: 'One', number: 'GONE-D2' }]);
  });

  it('keeps a distributor on undo when its retailer’s former distributor was deleted', async () => {
    const before = await makeAccount({ number: 'STAY-D0' });
    const known = await makeAccount({ number: 'STAY-R1', kind: 'gold_retailer' });
    await pool().query('update account set distributor_id = $1 where id = $2', [before.id, known.id]);
    const made = await files.take('accounts', [
      head,
      'gold_distributor,STAY-D1,North,,,,',
      'gold_retailer,STAY-R1,,STAY-D1,,,',
    ]);
    await pool().query('delete from account where id = $1', [before.id]);
    const undo = { removed: 0, addedStays: 1, restored: 0, fieldsStay: 1 };
    expect((await files.find(made.id)).undoPreview).toEqual(undo);
    expect((await files.undo(made.id)).undo).toEqual(undo);
    expect(await pairsOf('STAY')).toEqual({ 'STAY-R1': 'STAY-D1' });
  });

  it('shows no rejection for completed rows', async () => {
    await makeAccount({ number: 'DONE-D1', name: 'North' });
    const { id } = await files.check('accounts', [
      head,
      'gold_distributor,DONE-D1,North,,,,',
      'gold_retailer,DONE-R1,Shop,DONE-D1,,,',
    ]);
    await files.step('startImport', { id });
    await runBatch(id);
    await pool().query(`update account set number = 'DONE-D2' where number = 'DONE-D1'`);
    await files.run();
    expect(await reasonsOf(id)).toEqual([[3, expect.stringMatching(/^UNKNOWN /)]]);
  });

  it('gives the reason when a row can’t belong to its distributor', async () => {
    await makeAccount({ number: 'WHY-OFF' });
    await pool().query(`update account set disabled_at = now() where number = 'WHY-OFF'`);
    const { id, counts } = await files.check('accounts', [
      head,
      'gold_distributor,WHY-D1,Round,WHY-D2,,,',
      'gold_distributor,WHY-D2,And round,WHY-D1,,,',
      'gold_retailer,WHY-R1,Itself,WHY-R1,,,',
      'gold_retailer,WHY-R2,Of a rejected one,WHY-D1,,,',
      'gold_retailer,WHY-R3,Of one that is opened below,WHY-OFF,,,',
      'gold_distributor,WHY-D3,Is disabled,,yes,,',
      'gold_retailer,WHY-R4,Of that,WHY-D3,,,',
      'gold_retailer,WHY-R5,Of nobody,WHY-D9,,,',
      'gold_distributor,WHY-OFF,,,no,,',
    ]);
    expect(counts).toEqual({ add: 2, change: 1, unchanged: 0, reject: 6 });
    expect(await reasonsOf(id)).toEqual([
      [2, expect.stringMatching(/^NOT_A_RETAILER /)],
      [3, expect.stringMatching(/^NOT_A_RETAILER /)],
      [4, expect.stringMatching(/^NOT_A_DISTRIBUTOR .*“WHY-R1” isn’t a distributor\.$/)],
      [
        5,
        expect.stringMatching(
          /^DISTRIBUTOR_REJECTED .*Row 2 would add “WHY-D1”, but that row is rejected\.$/,
        ),
      ],
      [8, expect.stringMatching(/^DISABLED .*“WHY-D3” is disabled\.$/)],
      [9, expect.stringMatching(/^UNKNOWN /)],
    ]);
  });

  it('accepts retailers once the row of their distributor is corrected', async () => {
    const { id } = await files.check('accounts', [
      head,
      'gold_retailer,FIX-R1,Shop,FIX-D1,,,',
      'gold_distributor,FIX-D1,North,,,TX,CA',
      'gold_retailer,FIX-R2,Shop,FIX-D1,,,',
      'gold_retailer,FIX-R2,Again,FIX-D1,,,',
      'gold_retailer,FIX-R3,Shop,FIX-D9,,,',
    ]);
    expect((await files.find(id)).counts).toMatchObject({ add: 0, reject: 5 });
    await files.request(
      `mutation ($input: CorrectImportRowInput!) { correctImportRow(input: $input) { row { outcome } } }`,
      { input: { id, line: 3, values: [{ field: 'country', value: 'US' }] } },
    );
    expect((await files.find(id)).counts).toEqual({ add: 3, change: 0, unchanged: 0, reject: 2 });
    expect((await reasonsOf(id)).map(([line, why]) => [line, `${why}`.split(' ')[0]])).toEqual([
      [5, 'DUPLICATE'],
      [6, 'UNKNOWN'],
    ]);
    await files.step('startImport', { id });
    await files.run();
    expect(await pairsOf('FIX')).toEqual({ 'FIX-R1': 'FIX-D1', 'FIX-R2': 'FIX-D1' });
  });

  it('checks many retailers of a corrected row in the background', async () => {
    const many = batchSize + 1;
    const shops = Array.from(
      { length: many },
      (_, index) => `gold_retailer,MANY-R${index},Shop ${index},MANY-D1,,,`,
    );
    const { id } = await files.check('accounts', [
      head,
      ...shops,
      'gold_distributor,MANY-D1,North,,,TX,CA',
      'gold_retailer,MANY-R0,Again,MANY-D1,,,',
      'gold_retailer,MANY-X,Of nobody,MANY-D9,,,',
    ]);
    const correct = () =>
      files.request<{ correctImportRow: object }>(
        `mutation ($input: CorrectImportRowInput!) { correctImportRow(input: $input) {
           import { status } row { outcome } } }`,
        { input: { id, line: many + 2, values: [{ field: 'country', value: 'US' }] } },
      );
    expect((await correct()).correctImportRow).toEqual({
      import: { status: 'checking' },
      row: { outcome: 'add' },
    });
    await expect(files.step('startImport', { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await files.run();
    expect(await files.find(id)).toMatchObject({
      status: 'checked',
      done: many + 3,
      counts: { add: many + 1, change: 0, unchanged: 0, reject: 2 },
    });
    await files.step('startImport', { id });
    await files.run();
    expect(new Set(Object.values(await pairsOf('MANY')))).toEqual(new Set(['MANY-D1']));
  });

  it('rejects new retailers when the corrected row disables their distributor, as the preview then shows', async () => {
    await makeAccount({ number: 'SHUT-D1' });
    const { id, counts } = await files.check('accounts', [
      head,
      'gold_retailer,SHUT-R1,Shop,SHUT-D1,,,',
      'gold_distributor,SHUT-D1,,,yes,TX,CA',
      'gold_retailer,SHUT-R2,Wrong state,SHUT-D1,,TX,CA',
    ]);
    expect(counts).toEqual({ add: 1, change: 0, unchanged: 0, reject: 2 });
    await files.request(
      `mutation ($input: CorrectImportRowInput!) { correctImportRow(input: $input) { row { outcome } } }`,
      { input: { id, line: 3, values: [{ field: 'country', value: 'US' }] } },
    );
    const after = { add: 0, change: 1, unchanged: 0, reject: 2 };
    expect((await files.find(id)).counts).toEqual(after);
    expect((await reasonsOf(id)).map(([line, why]) => [line, `${why}`.split(' ')[0]])).toEqual([
      [2, 'DISABLED'],
      [4, 'INVALID'],
    ]);
    await files.step('startImport', { id });
    await files.run();
    expect((await files.find(id)).doneCounts).toEqual(after);
  });

  it('leaves retailers of a disabled distributor unchanged when their file is imported again', async () => {
    const off = await makeAccount({ number: 'OFF-D1' });
    const shop = await makeAccount({ number: 'OFF-R1', kind: 'gold_retailer', name: 'Shop' });
    await pool().query('update account set distributor_id = $1 where id = $2', [off.id, shop.id]);
    await pool().query('update account set disabled_at = now() where id = $1', [off.id]);
    const lines = [head, 'gold_retailer,OFF-R1,Shop,OFF-D1,,,'];
    expect((await files.check('accounts', lines)).counts).toMatchObject({ unchanged: 1, reject: 0 });
  });
});
