import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeAccount,
  makeClient,
  makeModule,
  makePerson,
  makeResult,
  setPrograms,
  type SpecAccount,
  type SpecPerson,
} from '#server/testing/factories';

let api: Api;
let person: SpecPerson;
let account: SpecAccount;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
// Excludes the modules of former specs.
beforeEach(async () => {
  await pool().query('update module set enabled = false');
  evictAll();
  await setPrograms({ distributor: true, retailer: true });
  person = await makePerson();
  account = await makeAccount();
});

const query = `{ programs { bucket enabled entry { bucket expiresAt } moduleCount modulesDone points pointsEarned } }`;

const read = async (token: string) => {
  const { body } = await api.graphql<{ programs: Record<string, unknown>[] }>(query, {}, token);
  return body.data.programs;
};

const empty = { enabled: true, entry: null, moduleCount: 0, modulesDone: 0, points: 0, pointsEarned: 0 };

const enter = (bucket: string, expiresAt: string) =>
  pool().query(
    'insert into program_entry (profile_id, bucket, account_id, expires_at) values ($1, $2, $3, $4)',
    [person.id, bucket, account.id, expiresAt],
  );

const earn = (attemptId: string, amount: number, reason: string) =>
  pool().query(
    `insert into points_entry (profile_id, amount, reason, source_id, idempotency_key, balance_after)
     values ($1, $2, $3, $4, gen_random_uuid()::text, 0)`,
    [person.id, amount, reason, attemptId],
  );

describe('programs', () => {
  it('have counts of modules and points, also for people without access', async () => {
    const passed = await makeModule({ group: 'gold_distributor', test: { points: 200 } });
    await makeModule({ group: 'gold_distributor', test: { points: 50 } });
    await makeModule({ group: 'gold_distributor', test: null });
    await makeModule({ group: 'gold_distributor', userTypes: ['motorcycle'] });
    await makeModule({ group: 'gold_distributor', enabled: false });
    const elsewhere = await makeModule({ group: 'sales_skills', test: { points: 80 } });
    const attempt = await makeResult(person.id, passed, { status: 'passed' });
    await earn(attempt, 200, 'test_passed');
    await earn(attempt, -30, 'regrade');
    await earn(await makeResult(person.id, elsewhere, { status: 'passed' }), 80, 'test_passed');
    const distributor = { ...empty, bucket: 'distributor', moduleCount: 3, points: 250 };
    const retailer = { ...empty, bucket: 'retailer' };
    expect(await read(await api.tokenOf(person))).toEqual([
      { ...distributor, modulesDone: 1, pointsEarned: 170 },
      retailer,
    ]);
    expect(await read(await api.tokenOf(await makePerson()))).toEqual([distributor, retailer]);
  });

  it('have the end of the latest access, while the program is open and the account enabled', async () => {
    const token = await api.tokenOf(person);
    const entries = async () => (await read(token)).map(({ entry }) => entry);
    await enter('distributor', '2020-01-01T00:00:00.000Z');
    expect(await entries()).toEqual([null, null]);
    await enter('distributor', '2099-01-02T00:00:00.000Z');
    await enter('distributor', '2099-01-01T00:00:00.000Z');
    const entry = { bucket: 'distributor', expiresAt: '2099-01-02T00:00:00.000Z' };
    expect(await entries()).toEqual([entry, null]);
    await setPrograms({ distributor: false, retailer: true });
    expect(await read(token)).toMatchObject([{ enabled: false, entry: null }, { enabled: true }]);
    await setPrograms({ distributor: true, retailer: true });
    await pool().query('update account set disabled_at = now() where id = $1', [account.id]);
    expect(await entries()).toEqual([null, null]);
  });

  it('are available to administrators, but not to API clients and strangers', async () => {
    await makeModule({ group: 'gold_retailer', userTypes: ['conti'], test: { points: 5 } });
    const programs = [
      { ...empty, bucket: 'distributor' },
      { ...empty, bucket: 'retailer', moduleCount: 1, points: 5 },
    ];
    expect(await read(await api.tokenOf(await makePerson({ role: 'admin', userType: 'conti' })))).toEqual(
      programs,
    );
    for (const [caller, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [await api.clientToken(await makeClient()), 'FORBIDDEN'],
    ] as const) {
      const { body } = await api.graphql(query, {}, caller);
      expect(body.errors?.[0]?.extensions.code).toBe(code);
    }
  });
});

describe('rejected module of a program', () => {
  it('returns the program that would show it', async () => {
    const { id } = await makeModule({ group: 'gold_retailer' });
    const { body } = await api.graphql(
      'query ($id: ID!) { module(id: $id) { id } }',
      { id },
      await api.tokenOf(person),
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'PROGRAM_ENTRY_REQUIRED',
      bucket: 'retailer',
    });
  });
});
