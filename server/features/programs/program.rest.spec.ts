import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { now, replaceClock } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeClient, makePerson, setPrograms, type SpecPerson } from '#server/testing/factories';
import { programsSeenBy } from '#server/testing/features/programs';
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
const later = (seconds: number): (() => void) => {
  const at = new Date(now().getTime() + seconds * 1000);
  return replaceClock(() => at);
};

describe('POST /api/account-numbers/check', () => {
  it('grants access to the program of the bucket by account number, ignoring spaces, dashes and case', async () => {
    const { status, body, headers } = await check('distributor', ' gd 5501 ');
    expect({ status, body }).toEqual({ status: 200, body: { success: true, found: true } });
    expect(String(headers['set-cookie'])).toBe(
      `distributor${person.id}=1; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(await programsSeenBy(person)).toEqual(['distributor']);
  });

  it('sets a secure cookie over HTTPS', async () => {
    const { headers } = await api.app.inject({
      method: 'POST',
      url: '/api/account-numbers/check',
      headers: { authorization: token, 'x-forwarded-proto': 'https' },
      payload: { bucket: 'retailer', _id: 'GR7702' },
    });
    expect(String(headers['set-cookie'])).toMatch(/; Secure/);
  });

  it('accepts a distributor’s number for the retailers’ program, but not the reverse', async () => {
    expect((await check('retailer', 'GD5501')).body).toEqual({ success: true, found: true });
    expect((await check('retailer', 'GR7702')).body).toEqual({ success: true, found: true });
    const miss = await check('distributor', 'GR7702');
    expect(miss).toMatchObject({ status: 200, body: { success: true, found: false } });
    expect(miss.headers['set-cookie']).toBeUndefined();
    expect((await check('retailer', 'EMP-1')).body).toEqual({ success: true, found: false });
    expect(await programsSeenBy(person)).toEqual(['retailer']);
  });

  it('doesn’t find disabled accounts', async () => {
    await makeAccount({ kind: 'gold_distributor', number: 'OLD-1', disabled: true });
    expect((await check('distributor', 'OLD-1')).body).toEqual({ success: true, found: false });
  });

  it.each(['distributor', 'retailer'] as const)(
    'rejects numbers of the %s program while it is closed, but not of the other',
    async (bucket) => {
      await setPrograms({ distributor: true, retailer: true, [bucket]: false });
      expect(await check(bucket, 'GD5501')).toMatchObject({
        status: 403,
        body: { success: false, code: 'FORBIDDEN', error: `The gold ${bucket} program is not open.` },
      });
      const other = bucket === 'distributor' ? 'retailer' : 'distributor';
      expect((await check(other, 'GD5501')).body).toEqual({ success: true, found: true });
    },
  );

  it('blocks after ten incorrect numbers in an hour and returns the wait, without counting correct ones', async () => {
    for (let tries = 0; tries < 12; tries++) await check('distributor', 'GD5501');
    const began = Date.now();
    for (let tries = 0; tries < 10; tries++)
      expect((await check('distributor', `wrong ${tries}`)).status).toBe(200);
    const rejected = await check('distributor', 'GD5501');
    expect(rejected).toMatchObject({ status: 429, body: { success: false, code: 'RATE_LIMITED' } });
    const wait = Number(rejected.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(3600 - Math.ceil((Date.now() - began) / 1000));
    expect(wait).toBeLessThanOrEqual(3600);
    const restore = later(wait);
    try {
      await expect(checkAccountNumber(person.viewer, 'distributor', 'GD5501')).resolves.toMatchObject({
        found: true,
      });
    } finally {
      restore();
    }
  });

  it('counts concurrent incorrect numbers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => check('distributor', `wrong ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('audits found and unknown numbers without the number', async () => {
    await check('distributor', 'GD5501');
    await check('distributor', 'wrong');
    const entries = await select(
      'spec-program-audit',
      `select action, target_kind, outcome, changes ->> 'bucket' as bucket from audit_entry where actor_id = $1 order by id`,
      [person.id],
    );
    const entry = { action: 'add', target_kind: 'program_entry', bucket: '[null, "distributor"]' };
    expect(entries).toEqual([
      { ...entry, outcome: 'found' },
      { ...entry, outcome: 'not_found' },
    ]);
  });

  it('rejects a request without a token and one of an API client', async () => {
    const body = { bucket: 'distributor', _id: 'GD5501' };
    expect(await api.rest('POST', '/api/account-numbers/check', body)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const client = await api.clientToken(await makeClient('writer'));
    expect(await check('distributor', 'GD5501', client)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });

  it('rejects invalid input', async () => {
    const wrong = [
      ['employee', 'GD5501'],
      [undefined, 'GD5501'],
      ['distributor', undefined],
      ['distributor', 5501],
      ['distributor', ' - '],
      ['distributor', 'x'.repeat(65)],
      ['distributor', 'GD\u00005501'],
      [['distributor'], 'GD5501'],
    ];
    for (const [bucket, number] of wrong) {
      expect(await check(bucket, number)).toMatchObject({
        status: 400,
        body: { success: false, code: 'BAD_USER_INPUT' },
      });
    }
    expect(await api.rest('POST', '/api/account-numbers/check', '{', token)).toMatchObject({ status: 400 });
  });
});
