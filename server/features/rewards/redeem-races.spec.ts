import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';
import { cancelOrder } from './orders/cancel-order';
import { redeemReward } from './redeem';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function people(count: number, points: number): Promise<SpecPerson[]> {
  const made: SpecPerson[] = [];
  for (let each = 0; each < count; each += 1) {
    const person = await makePerson();
    await givePoints(person.id, points);
    made.push(person);
  }
  return made;
}

const redeem = ({ viewer }: SpecPerson, rewardId: string) =>
  redeemReward(viewer, { rewardId, expectedPrice: 100, shippingAddress, idempotencyKey: randomUUID() });

/** Counts balances that are negative or differ from their entries, and open orders of a reward. */
async function stands(rewardId: string) {
  const { rows } = await pool().query<{ wrong: number; open: number; taken: number }>(
    `select (select count(*)::int from points_balance b where b.balance < 0 or b.balance <>
         (select sum(e.amount) from points_entry e where e.profile_id = b.profile_id)) as wrong,
       (select count(*)::int from reward_order o where o.reward_id = $1 and o.state = 'placed') as open,
       (select coalesce(-sum(e.amount), 0)::int from points_entry e join reward_order o on e.source_id = o.id::text
         where o.reward_id = $1) as taken`,
    [rewardId],
  );
  return rows[0];
}

const codes = (done: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of done) {
    const code = each.status === 'fulfilled' ? 'done' : String((each.reason as { code?: string }).code);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

describe('concurrent redemptions', () => {
  it('sell exactly the stock: 10 of 1,000 orders by 50 people', async () => {
    const all = await people(50, 2000);
    const { id } = await makeReward({ price: 100, stock: 10 });
    const done = await Promise.allSettled(Array.from({ length: 1000 }, (_, n) => redeem(all[n % 50]!, id)));
    expect(codes(done)).toEqual({ done: 10, OUT_OF_STOCK: 990 });
    expect(await stands(id)).toEqual({ wrong: 0, open: 10, taken: 1000 });
  });

  it('spend each point once for one person in many tabs', async () => {
    const [person] = await people(1, 350);
    const [one, other] = [await makeReward({ price: 100 }), await makeReward({ price: 100 })];
    const done = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => redeem(person!, (n % 2 === 0 ? one : other).id)),
    );
    expect(codes(done)).toEqual({ done: 3, NOT_ENOUGH_POINTS: 37 });
    expect((await stands(one.id))!.wrong).toBe(0);
  });

  it('can reuse pieces of concurrent cancellations, without losing or creating any', async () => {
    const all = await people(8, 1000);
    const { id } = await makeReward({ price: 100, stock: 4 });
    const giveBack = async (person: SpecPerson) => {
      const { order } = await redeem(person, id);
      await cancelOrder(person.viewer, { orderId: order.id });
    };
    const done = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => (n % 3 === 0 ? giveBack(all[n % 8]!) : redeem(all[n % 8]!, id))),
    );
    expect(Object.keys(codes(done)).sort()).toEqual(['OUT_OF_STOCK', 'done']);
    const after = (await stands(id))!;
    expect(after).toEqual({ wrong: 0, open: after.open, taken: after.open * 100 });
    expect(after.open).toBeLessThanOrEqual(4);
  });
});
