import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { changePoints, lockBalances } from './change-points';
import { setPoints } from './adjust-points';

let api: Api;
let admin: SpecPerson;
let adminToken: string;
let learner: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  adminToken = await api.tokenOf(admin);
});
afterAll(() => api.close());

async function freshLearner(): Promise<void> {
  learner = await makePerson();
  token = await api.tokenOf(learner);
}

const credit = (amount: number, idempotencyKey = randomUUID()): Promise<number> =>
  transaction(async (manager) => {
    const given = { profileId: learner.id, amount, reason: 'test_passed', idempotencyKey } as const;
    await changePoints(manager, [given]);
    return (await lockBalances(manager, [learner.id])).get(learner.id)!;
  });

async function ledger(): Promise<{ sum: number; lines: number; balance: number }> {
  const [row] = await select<{ sum: number; lines: number; balance: number }>(
    'spec-ledger',
    `select coalesce(sum(amount), 0)::int as sum, count(*)::int as lines,
       (select balance from points_balance where profile_id = $1) as balance
     from points_entry where profile_id = $1`,
    [learner.id],
  );
  return row!;
}

describe('POST /api/user/:id/points/set', () => {
  beforeAll(freshLearner);
  const set = (body: unknown, by?: string, id = learner.id) =>
    api.rest('POST', `/api/user/${id}/points/set`, body, by);

  it('writes the difference once, with its author', async () => {
    expect(await set({ amount: 250 }, adminToken)).toMatchObject({
      status: 200,
      body: { success: true, balance: 250 },
    });
    expect(await set({ amount: 250 }, adminToken)).toMatchObject({
      status: 200,
      body: { success: true, balance: 250 },
    });
    expect(await ledger()).toEqual({ sum: 250, lines: 1, balance: 250 });
    const entries = await select(
      'spec-points-audit',
      "select action, actor_id, changes from audit_entry where target_kind = 'points' and target_id = $1",
      [learner.id],
    );
    expect(entries).toEqual([{ action: 'edit', actor_id: admin.id, changes: { balance: [0, 250] } }]);
  });

  it('rejects everyone but administrators and changes nothing', async () => {
    const before = await ledger();
    const manager = await api.tokenOf(await makePerson({ role: 'manager' }));
    const client = await api.clientToken(await makeClient('reader'));
    expect(await set({ amount: 1 })).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED' },
    });
    for (const other of [token, manager, client]) {
      expect(await set({ amount: 1 }, other)).toMatchObject({
        status: 403,
        body: { success: false, code: 'FORBIDDEN' },
      });
    }
    expect(await ledger()).toEqual(before);
  });

  it('accepts an API client, which is audited', async () => {
    const clientId = await makeClient(['write_points']);
    expect(await set({ amount: 7 }, await api.clientToken(clientId))).toMatchObject({
      status: 200,
      body: { success: true, balance: 7 },
    });
    expect(
      await select(
        'spec-program-audit',
        `select actor_kind, actor_id from audit_entry where target_kind = 'points' and target_id = $1
         order by id desc limit 1`,
        [learner.id],
      ),
    ).toEqual([{ actor_kind: 'client', actor_id: clientId }]);
  });

  it.each([-1, 1.5, 1_000_000_001, '5', null, true, [7], undefined])(
    'rejects the amount %j',
    async (amount) => {
      const before = await ledger();
      expect(await set({ amount }, adminToken)).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT' },
      });
      expect(await ledger()).toEqual(before);
    },
  );

  it('rejects a body that is not an object or not JSON', async () => {
    expect(await set([1], adminToken)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(await set('{"amount": ', adminToken)).toMatchObject({ status: 400, body: { success: false } });
  });

  it('returns 404 for an unknown or invalid id', async () => {
    for (const id of [randomUUID(), 'nobody', '1%00']) {
      expect(await set({ amount: 1 }, adminToken, id)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  it('rejects a person who has lost the administrator role', async () => {
    const demoted = await makePerson({ role: 'admin' });
    await select('spec-demote', "update profile set role = 'user' where id = $1", [demoted.id]);
    await expect(setPoints(demoted.viewer, learner.id, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('GET /api/user/:id/points/get', () => {
  const get = (id: string, by?: string) => api.rest('GET', `/api/user/${id}/points/get`, undefined, by);
  beforeAll(async () => {
    await freshLearner();
    await credit(40);
  });

  it('returns the balance to the person, to administrators and to API clients', async () => {
    const client = await api.clientToken(await makeClient());
    for (const reader of [token, adminToken, client]) {
      expect(await get(learner.id, reader)).toMatchObject({
        status: 200,
        body: { success: true, balance: 40 },
      });
    }
  });

  it('returns zero for a person who never had points', async () => {
    const other = await makePerson();
    expect(await get(other.id, await api.tokenOf(other))).toMatchObject({
      body: { success: true, balance: 0 },
    });
  });

  it('returns it only to managers of the same account', async () => {
    const account = await makeAccount();
    const colleague = await makePerson({ account });
    const manager = await api.tokenOf(await makePerson({ role: 'manager', account }));
    const stray = await api.tokenOf(await makePerson({ role: 'manager' }));
    expect(await get(colleague.id, manager)).toMatchObject({ status: 200, body: { balance: 0 } });
    expect(await get(learner.id, manager)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await get(learner.id, stray)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('returns the same 404 for other people and for unknown and invalid ids', async () => {
    for (const id of [admin.id, randomUUID(), 'nobody']) {
      expect(await get(id, token)).toMatchObject({
        status: 404,
        body: { success: false, code: 'NOT_FOUND' },
      });
    }
  });

  it('rejects a request without a token', async () => {
    expect(await get(learner.id)).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED' },
    });
  });
});
