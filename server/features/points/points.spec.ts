import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';
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

describe('crediting points', () => {
  beforeEach(freshLearner);

  it('adds to the balance and returns the new balance', async () => {
    expect(await credit(30)).toBe(30);
    expect(await credit(12)).toBe(42);
  });

  it('credits once per key for repeated and concurrent requests', async () => {
    const before = (await ledger()).balance;
    const key = randomUUID();
    const balances = await Promise.all(Array.from({ length: 8 }, () => credit(5, key)));
    expect(new Set(balances)).toEqual(new Set([before + 5]));
    expect(await ledger()).toMatchObject({ balance: before + 5, sum: before + 5 });
  });

  it('writes no entry for zero points', async () => {
    await credit(5);
    const before = await ledger();
    await credit(0);
    expect(await ledger()).toEqual(before);
  });

  it('writes nothing when its transaction fails', async () => {
    const before = await ledger();
    const failing = transaction(async (manager) => {
      const idempotencyKey = randomUUID();
      const given = { profileId: learner.id, amount: 7, reason: 'test_passed', idempotencyKey } as const;
      await changePoints(manager, [given]);
      throw new Error('Something else failed.');
    });
    await expect(failing).rejects.toThrow('Something else failed.');
    expect(await ledger()).toEqual(before);
  });
});

describe('points entries under concurrent writes', () => {
  beforeAll(freshLearner);

  it('always add up to the balance', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? credit(index + 1) : setPoints(admin.viewer, learner.id, index * 10),
      ),
    );
    const { sum, balance } = await ledger();
    expect(sum).toBe(balance);
    const broken = await select(
      'spec-ledger-chain',
      `select id from (select id, balance_after, sum(amount) over (order by created_at, id) as running
         from points_entry where profile_id = $1) e where running <> balance_after`,
      [learner.id],
    );
    expect(broken).toEqual([]);
  });
});

describe('points history as a list', () => {
  const query = `query ($id: ID!, $after: String) { profile(id: $id) { points
    pointsEntries(first: 2, after: $after) { totalCount nodes { amount balanceAfter } pageInfo { hasNextPage endCursor } } } }`;
  interface Data {
    profile: {
      points: number;
      pointsEntries: {
        totalCount: number;
        nodes: { amount: number; balanceAfter: number }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
  }
  const read = (after?: string) => api.graphql<Data>(query, { id: learner.id, after }, token);
  beforeEach(async () => {
    await freshLearner();
    for (const amount of [1, 2, 3]) await credit(amount);
  });

  it('pages through every entry once, newest first', async () => {
    const first = (await read()).body.data.profile;
    expect(first.points).toBe(6);
    expect(first.pointsEntries).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = (await read(first.pointsEntries.pageInfo.endCursor)).body.data.profile;
    expect(second.pointsEntries.pageInfo.hasNextPage).toBe(false);
    const amounts = [...first.pointsEntries.nodes, ...second.pointsEntries.nodes].map(({ amount }) => amount);
    expect(amounts).toEqual([3, 2, 1]);
  });

  it('rejects a cursor of another list', async () => {
    const forged = Buffer.from(JSON.stringify(['yesterday', learner.id])).toString('base64url');
    for (const cursor of ['???', forged]) {
      expect((await read(cursor)).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('lets only administrators set points', async () => {
    const mutation = `mutation ($id: ID!) { setPoints(input: { profileId: $id, amount: 9, expectedBalance: 6 }) {
      profile { points } entry { amount balanceAfter } } }`;
    const rejected = await api.graphql(mutation, { id: learner.id }, token);
    expect(rejected.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const done = await api.graphql(mutation, { id: learner.id }, adminToken);
    expect(done.body.data).toEqual({
      setPoints: { profile: { points: 9 }, entry: { amount: 3, balanceAfter: 9 } },
    });
  });
});
