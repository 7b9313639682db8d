import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { changePoints } from './change-points';
import { setPoints } from './adjust-points';

const operations = 2000;

let api: Api;
let admin: SpecPerson;
let people: string[];

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  people = [];
  for (let index = 0; index < 20; index++) people.push((await makePerson()).id);
});
afterAll(() => api.close());

/** The actions, with people by index; half of the keys are used more than once. */
type Operation =
  | { action: 'credit'; person: number; amount: number; key: number }
  | { action: 'set'; person: number; amount: number }
  | { action: 'change'; changes: { person: number; amount: number; key: number }[] };

const person = fc.nat({ max: 19 });
const key = fc.nat({ max: operations });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ action: fc.constant('credit' as const), person, amount: fc.nat({ max: 200 }), key }),
  fc.record({ action: fc.constant('set' as const), person, amount: fc.nat({ max: 500 }) }),
  fc.record({
    action: fc.constant('change' as const),
    changes: fc.uniqueArray(fc.record({ person, amount: fc.integer({ min: -400, max: 100 }), key }), {
      minLength: 1,
      maxLength: 6,
      selector: (change) => change.key,
    }),
  }),
);

function perform(what: Operation): Promise<unknown> {
  if (what.action === 'set') return setPoints(admin.viewer, people[what.person]!, what.amount);
  const source = { sourceId: 'spec', actorId: admin.id };
  return transaction(async (manager) => {
    if (what.action === 'credit') {
      const { amount } = what;
      const idempotencyKey = `${what.person}:${what.key}`;
      const profileId = people[what.person]!;
      const given = { profileId, amount, reason: 'test_passed', idempotencyKey } as const;
      await changePoints(manager, [{ ...source, ...given }]);
      return;
    }
    const changes = what.changes.map((change) => ({
      ...source,
      profileId: people[change.person]!,
      amount: change.amount,
      reason: 'regrade' as const,
      idempotencyKey: `${change.person}:${change.key}`,
    }));
    await changePoints(manager, changes);
  });
}

const rows = async (text: string): Promise<unknown[]> => (await pool().query<object>(text)).rows;

describe('points entries after 2,000 concurrent credits, reversals and settings of twenty people', () => {
  beforeAll(async () => {
    const planned = fc.sample(operation, { numRuns: operations, seed: 20_261_121 });
    await Promise.all(planned.map(perform));
  });

  it('add up to every balance', async () => {
    const sums = await rows(`select b.balance, sum(e.amount)::int as sum, count(*)::int as lines
      from points_balance b join points_entry e using (profile_id) group by b.profile_id`);
    expect(sums).toHaveLength(20);
    for (const { balance, sum, lines } of sums as Record<string, number>[]) {
      expect(balance).toBe(sum);
      expect(lines).toBeGreaterThan(20);
    }
  });

  it('contain the balance after each entry in order', async () => {
    const broken = await rows(`select * from (select balance_after,
        sum(amount) over (partition by profile_id order by created_at, id)::int as running from points_entry) e
      where running <> balance_after`);
    expect(broken).toEqual([]);
  });

  it('never make a balance negative, and waive the difference', async () => {
    expect(await rows('select 1 from points_entry where balance_after < 0')).toEqual([]);
    expect(await rows('select 1 from points_entry where waived > 0 and balance_after > 0')).toEqual([]);
    expect(await rows('select 1 from points_entry where waived > 0 limit 1')).toHaveLength(1);
  });

  it('exist once for each action, however often it was repeated', async () => {
    expect(
      await rows('select idempotency_key from points_entry group by idempotency_key having count(*) > 1'),
    ).toEqual([]);
  });
});
