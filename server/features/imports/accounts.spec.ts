import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makeAccount, makePerson } from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';

let api: Api;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  files = importing(api, await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());

const accountOf = async (number: string): Promise<Record<string, unknown> | undefined> =>
  (await pool().query('select * from account where number = $1', [number])).rows[0];

const reasonsOf = async (id: string) =>
  (await files.rows(id, { filter: { outcome: 'reject' } })).map(({ line, reasons }) => [
    line,
    reasons.map(({ code, field }) => [code, field]),
  ]);

describe('import of accounts', () => {
  const lines = [
    'Kind;Number;Name;Address;Country;State;Distributor',
    'Gold Distributor;D-100;North Tires;1 Main St;US;Texas;',
    'gold_retailer;R-1;Corner Shop;;Canada;QC;X 200',
    'gold_retailer;R-2;Nowhere;;;;D-999',
    'gold_retailer;R-3;;;;;',
    'employee;E-1;Plant;;;;X200',
    'gold_retailer;R-4;Wrong state;;CA;TX;',
    'gold_distributor;d100;Again;;;;',
  ];

  it('adds and updates accounts by kind and number, and gives a reason for each rejected row', async () => {
    const distributor = await makeAccount({ number: 'X-200', name: 'South Tires' });
    const made = await files.take('accounts', lines);
    expect(made.counts).toEqual({ add: 2, change: 0, unchanged: 0, reject: 5 });
    expect(await reasonsOf(made.id)).toEqual([
      [4, [['UNKNOWN', 'distributorNumber']]],
      [5, [['REQUIRED', 'name']]],
      [6, [['NOT_A_RETAILER', 'distributorNumber']]],
      [7, [['INVALID', 'region']]],
      [8, [['DUPLICATE', 'number']]],
    ]);
    expect(await accountOf('R-1')).toMatchObject({
      kind: 'gold_retailer',
      country: 'CA',
      region: 'CA-QC',
      distributor_id: distributor.id,
    });
    expect((await files.take('accounts', lines.slice(0, 3))).doneCounts).toEqual({
      add: 0,
      change: 0,
      unchanged: 2,
      reject: 0,
    });
  });

  it('treats the same number of another kind as another account', async () => {
    const distributor = await makeAccount({ number: 'KIND-1', name: 'South Tires' });
    const retailer = await makeAccount({ number: 'KIND-2', kind: 'gold_retailer' });
    await pool().query('update account set distributor_id = $1 where id = $2', [distributor.id, retailer.id]);
    const made = await files.take('accounts', ['kind,number,name', 'gold_retailer,KIND-1,A shop']);
    expect(made.doneCounts).toMatchObject({ add: 1, change: 0 });
    const { rows } = await pool().query('select id, kind from account where number = $1 order by kind', [
      'KIND-1',
    ]);
    expect(rows).toMatchObject([{ id: distributor.id, kind: 'gold_distributor' }, { kind: 'gold_retailer' }]);
  });

  it('undoes all rows except accounts in use and values changed since', async () => {
    const known = await makeAccount({ number: 'K-1', name: 'Before' });
    const made = await files.take('accounts', [
      'kind,number,name,address',
      'gold_distributor,k 1,After,New St',
      'gold_distributor,N-1,New,',
      'gold_distributor,N-2,Used,',
      'gold_distributor,N-3,Edited,',
    ]);
    const used = (await accountOf('N-2')) as { id: string; kind: 'gold_distributor'; number: string };
    await makePerson({ account: used });
    await pool().query(`update account set address = 'Newer St' where id = $1`, [known.id]);
    await pool().query(`update account set address = 'A St', updated_at = now() where number = 'N-3'`);
    const expected = { removed: 1, addedStays: 2, restored: 1, fieldsStay: 1 };
    expect((await files.find(made.id)).undoPreview).toEqual(expected);
    expect((await files.undo(made.id)).undo).toEqual(expected);
    expect(await accountOf('K-1')).toMatchObject({ name: 'Before', address: 'Newer St' });
    expect(await accountOf('N-1')).toBeUndefined();
    expect(await accountOf('N-3')).toMatchObject({ address: 'A St' });
    expect((await auditOf('account', known.id)).map(({ action }) => action)).toEqual(['edit', 'edit']);
  });
});

describe('import of account numbers', () => {
  it('adds unknown numbers and renumbers accounts, each once', async () => {
    const old = await makeAccount({ number: 'OLD-1', kind: 'gold_retailer' });
    const taken = await makeAccount({ number: 'TAKEN-1', kind: 'gold_retailer' });
    const lines = [
      'bucket,number,new number',
      'gold_retailer,A-77,',
      'gold_retailer,old1,NEW-1',
      `gold_retailer,${taken.number},A-77-2`,
      'gold_retailer,nobody,X-9',
      'gold_retailer,,X-10',
    ];
    const made = await files.take('account_numbers', lines);
    expect(made.counts).toEqual({ add: 1, change: 2, unchanged: 0, reject: 2 });
    expect(await reasonsOf(made.id)).toEqual([
      [5, [['UNKNOWN', 'number']]],
      [6, [['REQUIRED', 'number']]],
    ]);
    expect(await accountOf('A-77')).toMatchObject({ name: 'A-77', kind: 'gold_retailer' });
    expect(await accountOf('NEW-1')).toMatchObject({ id: old.id });
    expect((await files.take('account_numbers', lines)).doneCounts).toEqual({
      add: 0,
      change: 0,
      unchanged: 3,
      reject: 2,
    });
    expect((await files.undo(made.id)).undo).toEqual({
      removed: 1,
      addedStays: 0,
      restored: 2,
      fieldsStay: 0,
    });
    expect(await accountOf('OLD-1')).toMatchObject({ id: old.id });
  });

  it('rejects a new number that another account of the kind has', async () => {
    const one = await makeAccount({ number: 'ONE-1' });
    const other = await makeAccount({ number: 'ONE-2' });
    const { id } = await files.check('account_numbers', [
      'kind,number,newNumber',
      `gold_distributor,${one.number},${other.number}`,
    ]);
    expect(await reasonsOf(id)).toEqual([[2, [['TAKEN', 'newNumber']]]]);
  });
});
