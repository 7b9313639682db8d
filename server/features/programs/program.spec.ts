import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { now, replaceClock } from '#server/platform/clock';
import { pool, select, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makePerson, setPrograms, type SpecPerson } from '#server/testing/factories';
import { programsSeenBy } from '#server/testing/features/programs';
import { waitsFor } from '#server/testing/database/waiting';
import { checkAccountNumber } from './program.service';

let api: Api;
let person: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  await makeAccount({ kind: 'gold_distributor', number: 'GD-55 01' });
  await makeAccount({ kind: 'gold_retailer', number: 'GR-7702' });
  await makeAccount({ kind: 'employee', number: 'EMP-1' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await setPrograms({ distributor: true, retailer: true });
  person = await makePerson();
  token = await api.tokenOf(person);
});

const check = (bucket: unknown, number: unknown, by: string | undefined = token) =>
  api.rest('POST', '/api/account-numbers/check', { bucket, _id: number }, by);

describe('program access', () => {
  it.each(['distributor', 'retailer'])('lasts as long as its cookie, 604,800 seconds: %s', async (bucket) => {
    const made = now();
    let seconds = 0;
    const restore = replaceClock(() => new Date(made.getTime() + seconds * 1000));
    try {
      const { headers } = await check(bucket, 'GD-5501');
      expect(String(headers['set-cookie'])).toBe(
        `${bucket}${person.id}=1; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
      );
      seconds = 604_799;
      expect(await programsSeenBy(person)).toEqual([bucket]);
      seconds = 604_800;
      expect(await programsSeenBy(person)).toEqual([]);
    } finally {
      restore();
    }
  });

  it.each(['BG–20017', 'ｂｇ−20\u00a0017', 'BG\u201120017'])(
    'is granted by a number in any spelling, which never counts as incorrect: %j',
    async (spelling) => {
      await makeAccount({ kind: 'gold_retailer', number: `BG-20017-${person.id}` });
      await check('retailer', `${spelling}—${person.id}`);
      expect(await programsSeenBy(person)).toEqual(['retailer']);
      const misses = await select('spec-misses', 'select from program_miss where profile_id = $1', [
        person.id,
      ]);
      expect(misses).toEqual([]);
    },
  );

  it('ends permanently when its program closes or its account is disabled, without affecting other access', async () => {
    const account = await makeAccount({ kind: 'gold_retailer', number: `GR-${person.id}` });
    await check('distributor', 'GD-5501');
    await check('retailer', account.number);
    expect(await programsSeenBy(person)).toEqual(['distributor', 'retailer']);
    await setPrograms({ distributor: true, retailer: false });
    expect(await programsSeenBy(person)).toEqual(['distributor']);
    await setPrograms({ distributor: true, retailer: true });
    expect(await programsSeenBy(person)).toEqual(['distributor']);

    await check('retailer', account.number);
    expect(await programsSeenBy(person)).toEqual(['distributor', 'retailer']);
    const disable = 'update account set disabled_at = case when $2::boolean then now() end where id = $1';
    await select('spec-disable-account', disable, [account.id, true]);
    expect(await programsSeenBy(person)).toEqual(['distributor']);
    await select('spec-disable-account', disable, [account.id, false]);
    expect(await programsSeenBy(person)).toEqual(['distributor']);
  });
});

describe('end of many people’s program access', () => {
  it.each([
    ['a program is closed', 'update site_setting set gold_retailer_modules_enabled = false'],
    ['an account is disabled', `update account set disabled_at = now() where number = 'GR-7702'`],
  ])('uses an index when %s', async (_, change) => {
    const scans = async (manager: EntityManager) =>
      (
        await manager.query<{ rows: number; scans: number }[]>(
          `select seq_tup_read::int as rows, idx_scan::int as scans from pg_stat_xact_user_tables
           where relname = 'program_entry'`,
        )
      )[0]!;
    const undo = new Error('undo');
    await expect(
      transaction(async (manager) => {
        await manager.query(
          `insert into program_entry (profile_id, bucket, account_id, created_at, expires_at)
           select $1, 'retailer', (select id from account where number = case when n % 100 = 0 then 'GR-7702' else 'EMP-1' end),
             now() - interval '1 year', now() - interval '51 weeks' from generate_series(1, 20000) n`,
          [person.id],
        );
        await manager.query('analyze program_entry');
        const before = await scans(manager);
        await manager.query(change);
        const after = await scans(manager);
        expect(after.rows).toBe(before.rows);
        expect(after.scans).toBeGreaterThan(before.scans);
        throw undo;
      }),
    ).rejects.toBe(undo);
  });
});

describe('program access requested while its program closes or its account is disabled', () => {
  const disable = 'update account set disabled_at = now() where number = $1';
  const close = 'update site_setting set gold_retailer_modules_enabled = false';

  it.each([
    ['account', disable, { found: false }],
    ['program', close, { code: 'FORBIDDEN' }],
  ])('waits for the change and is rejected: %s', async (_what, end, outcome) => {
    const { number } = await makeAccount({ kind: 'gold_retailer', number: `GR-${person.id}` });
    const client = await pool().connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await client.query(end, end === disable ? [number] : []);
      const entering = checkAccountNumber(person.viewer, 'retailer', number).catch((error: unknown) => error);
      expect(await waitsFor(rows[0]!.pid, entering)).toBe(true);
      await client.query('commit');
      expect(await entering).toMatchObject(outcome);
    } finally {
      client.release();
    }
  });
});

describe('checkAccountNumber', () => {
  const mutation = `mutation ($number: String!) {
    checkAccountNumber(input: { bucket: distributor, number: $number }) { found entry { bucket expiresAt } } }`;

  it('returns the access, or null for an unknown number', async () => {
    const hit = await api.graphql(mutation, { number: 'GD5501' }, token);
    expect(hit.body.data).toMatchObject({
      checkAccountNumber: { found: true, entry: { bucket: 'distributor' } },
    });
    const miss = await api.graphql(mutation, { number: 'wrong' }, token);
    expect(miss.body.data).toEqual({ checkAccountNumber: { found: false, entry: null } });
  });

  it('returns the seconds to wait', async () => {
    for (let tries = 0; tries < 10; tries++) await checkAccountNumber(person.viewer, 'distributor', 'wrong');
    const { body } = await api.graphql(mutation, { number: 'GD5501' }, token);
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
  });
});
