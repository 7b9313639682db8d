import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { changePoints } from './change-points';
import type { PointsChange } from './settle';

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

describe('changing the points of several people', () => {
  it('writes an entry for each change in order, with the balance after it', async () => {
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

  it('skips repeated keys and changes of zero', async () => {
    const person = await makePerson();
    const given = change(person.id, 40);
    expect(await make(given, given, change(person.id, 0))).toHaveLength(1);
    expect(await make(given)).toEqual([]);
    expect(await ledgerOf(person)).toMatchObject({ rows: [{ amount: 40 }], balance: 40 });
  });

  it('keeps points entries and balance equal with 100 concurrent changes', async () => {
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
