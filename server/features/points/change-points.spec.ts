import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pool, transaction } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { changePoints, type PointsChange, settle } from './change-points';

let api: Api;
let admin: SpecPerson;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => api.close());

const change = (
  profileId: string,
  amount: number,
  idempotencyKey = `spec:${randomUUID()}`,
): PointsChange => ({
  profileId,
  amount,
  reason: 'regrade',
  sourceId: 'spec',
  actorId: admin.id,
  idempotencyKey,
});

const make = (...changes: PointsChange[]) => transaction((manager) => changePoints(manager, changes));

async function ledgerOf({ id }: SpecPerson) {
  const { rows } = await pool().query<{ amount: number; waived: number; after: number }>(
    `select amount, waived, balance_after as after from points_entry where profile_id = $1 order by created_at, id`,
    [id],
  );
  const { rows: held } = await pool().query<{ balance: number }>(
    'select balance from points_balance where profile_id = $1',
    [id],
  );
  return { rows, balance: held[0]?.balance };
}

describe('changing the points of many', () => {
  it('never goes below zero, loses nothing and says what was waived', () => {
    const amounts = fc.array(
      fc.record({ who: fc.constantFrom('a', 'b'), amount: fc.integer({ min: -50, max: 50 }) }),
    );
    fc.assert(
      fc.property(amounts, fc.nat(100), (wanted, held) => {
        const balances = new Map([['a', held]]);
        const settled = settle(
          wanted.map(({ who, amount }) => ({ ...change('', amount, 'k'), profileId: who, actorId: '' })),
          balances,
        );
        const running = new Map(balances);
        for (const [index, { profileId, amount, waived, balanceAfter }] of settled.entries()) {
          running.set(profileId, (running.get(profileId) ?? 0) + amount);
          expect(balanceAfter).toBe(running.get(profileId));
          expect(balanceAfter).toBeGreaterThanOrEqual(0);
          expect(waived).toBeGreaterThanOrEqual(0);
          expect(amount - waived).toBe(wanted[index]!.amount);
          expect(waived === 0 || balanceAfter === 0).toBe(true);
        }
      }),
    );
  });

  it('writes a line for each change in their order, and the balance after all of them', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    await make(change(one.id, 100), change(other.id, 5), change(one.id, -70), change(one.id, -50));
    expect(await ledgerOf(one)).toEqual({
      rows: [
        { amount: 100, waived: 0, after: 100 },
        { amount: -70, waived: 0, after: 30 },
        { amount: -30, waived: 20, after: 0 },
      ],
      balance: 0,
    });
    expect((await ledgerOf(other)).balance).toBe(5);
  });

  it('does nothing a second time under the same key, nor for nothing', async () => {
    const person = await makePerson();
    const given = change(person.id, 40);
    expect(await make(given, given, change(person.id, 0))).toHaveLength(1);
    expect(await make(given)).toEqual([]);
    expect(await ledgerOf(person)).toMatchObject({ rows: [{ amount: 40 }], balance: 40 });
  });

  it('keeps ledger and balance equal with 100 changes at the same time', async () => {
    const people = await Promise.all([makePerson(), makePerson(), makePerson()]);
    await Promise.all(
      Array.from({ length: 100 }, (_each, index) =>
        make(
          ...people
            .map(({ id }) => change(id, index % 3 === 0 ? -15 : 10))
            .toSorted(() => (index % 2 ? 1 : -1)),
        ),
      ),
    );
    for (const person of people) {
      const { rows, balance } = await ledgerOf(person);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
      expect(rows).toHaveLength(100);
    }
  });
});
