import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { BulkCalls } from '#server/testing/bulk';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';
import { redeemReward } from '../redeem';

const portal = adminPortal();
const bulk = new BulkCalls(portal);
let person: SpecPerson;
let rewardId: string;

const run = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool().query(text, values)).rows as Row[];

beforeEach(async () => {
  await pool().query('truncate reward cascade');
  person = await makePerson({ name: 'Zoë Martin' });
  await givePoints(person.id, 1000);
  rewardId = (await makeReward({ price: 100, stock: 10 })).id;
});

async function place(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const input = { rewardId, expectedPrice: 100, shippingAddress, idempotencyKey: randomUUID() };
    ids.push((await redeemReward(person.viewer, input)).order.id);
  }
  return ids;
}

const of = (action: string, selection: Record<string, unknown>, value?: [name: string, value: string]) => ({
  list: 'orders',
  action,
  selection,
  ...(value && { values: [{ name: value[0], value: value[1] }] }),
});

const statesOf = async (ids: readonly string[]) =>
  (
    await run<{ state: string }>(
      'select state from reward_order where id = any($1::uuid[]) order by array_position($1::uuid[], id)',
      [ids],
    )
  ).map(({ state }) => state);

const mailsTo = async (profileId: string) =>
  (
    await run<{ template: string }>(
      `select payload ->> 'template' as template from graphile_worker._private_jobs
       where payload ->> 'profileId' = $1 and payload ->> 'template' <> 'order_placed' order by 1`,
      [profileId],
    )
  ).map(({ template }) => template);

describe('bulk action on orders', () => {
  it('advances matching orders, skips others, and undoes those that are unchanged', async () => {
    const ids = await place(3);
    await bulk.done(of('pack', { ids: [ids[2]] }));
    const found = { all: true, search: 'zoe', filter: JSON.stringify({ states: ['placed', 'packed'] }) };
    expect(await bulk.preview(of('pack', found))).toMatchObject({
      total: 3,
      takes: 2,
      leftOut: [{ reason: 'already', count: 1 }],
      canBeUndone: true,
    });
    const { id } = await bulk.done(of('pack', found));
    expect(await statesOf(ids)).toEqual(['packed', 'packed', 'packed']);
    await bulk.done(of('send', { ids: [ids[1]] }));
    expect(await bulk.undone(id)).toMatchObject({ undone: 1, kept: 1 });
    expect(await statesOf(ids)).toEqual(['placed', 'sent', 'packed']);
    expect((await auditOf('order', ids[0]!)).map(({ changes }) => changes)).toMatchObject([
      { state: [null, 'placed'] },
      { state: ['placed', 'packed'] },
      { state: ['packed', 'placed'] },
    ]);
  });

  it('ships orders with a tracking number, reduces the stock and notifies each person, without undo', async () => {
    const ids = await place(3);
    await bulk.done(of('pack', { ids: ids.slice(0, 2) }));
    const sending = of('send', { ids }, ['trackingNumber', ' 1Z 402 ']);
    expect(await bulk.preview(sending)).toMatchObject({
      takes: 2,
      leftOut: [{ reason: 'wrong_step', count: 1 }],
      canBeUndone: false,
    });
    const { id } = await bulk.done(sending);
    expect(await bulk.read(id)).toMatchObject({ done: 2, leftOut: 1 });
    const rows = await run('select state, tracking_number as "number" from reward_order where state = $1', [
      'sent',
    ]);
    expect(rows).toEqual(Array(2).fill({ state: 'sent', number: '1Z 402' }));
    expect(await run('select stock from reward where id = $1', [rewardId])).toEqual([{ stock: 8 }]);
    expect(await mailsTo(person.id)).toEqual(['order_sent', 'order_sent']);
    await bulk.done(of('receive', { ids }));
    expect(await statesOf(ids)).toEqual(['received', 'received', 'placed']);
  });

  it('cancels orders that are not shipped, shows the returned points, and returns them once', async () => {
    const ids = await place(3);
    await bulk.done(of('pack', { ids: ids.slice(1) }));
    await bulk.done(of('send', { ids: [ids[2]] }));
    const cancelling = of('cancel', { ids }, ['reason', 'No longer made.']);
    expect(await bulk.preview(cancelling)).toMatchObject({
      takes: 2,
      effects: [{ kind: 'returned_points', count: 200 }],
      leftOut: [{ reason: 'wrong_step', count: 1 }],
      canBeUndone: false,
    });
    await bulk.done(cancelling);
    expect(await statesOf(ids)).toEqual(['cancelled', 'cancelled', 'sent']);
    const balance = 'select balance from points_balance where profile_id = $1';
    expect(await run(balance, [person.id])).toEqual([{ balance: 900 }]);
    expect((await mailsTo(person.id)).filter((template) => template === 'order_cancelled')).toHaveLength(2);
    expect(await bulk.done(cancelling).catch((error: Error) => error.message)).toContain('BAD_USER_INPUT');
  });

  it.each([
    ['a tracking number before shipping', of('pack', { all: true }, ['trackingNumber', '1Z'])],
    ['a tracking number that is too long', of('send', { all: true }, ['trackingNumber', 'x'.repeat(101)])],
    ['a reason that is too long', of('cancel', { all: true }, ['reason', 'x'.repeat(301)])],
    ['an unknown filter', of('pack', { all: true, filter: '{"shoe": 1}' })],
  ])('rejects %s', async (_what, action) => {
    await expect(bulk.preview(action)).rejects.toThrow('BAD_USER_INPUT');
  });
});
