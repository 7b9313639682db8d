import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool, select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';
import { advanceOrders } from './advance-orders';
import type { Where } from '#server/features/editing/where/where-fields';
import { cancelOrder } from './cancel-order';
import type { OrderState } from './order.enums';
import { orderRows, type OrderSort } from './order-rows';
import type { OrderConnection } from './order.types';
import { listOrders } from './orders.service';
import { redeemReward } from '../redeem';
import { adminRewards } from '../rewards.service';

let api: Api;
let admin: SpecPerson;
let person: SpecPerson;
let rewardId: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query('truncate reward cascade');
  person = await makePerson({ name: 'Zoë Martin', account: await makeAccount({ name: 'Harbor Tire' }) });
  await givePoints(person.id, 10_000);
  rewardId = (await makeReward({ price: 100, stock: 10 })).id;
});

const code = (expected: string, details: object = {}) => expect.objectContaining({ code: expected, details });

async function place(): Promise<string> {
  const input = { rewardId, expectedPrice: 100, shippingAddress, idempotencyKey: randomUUID() };
  return (await redeemReward(person.viewer, input)).order.id;
}
const advance = (orderIds: string[], to: OrderState, trackingNumber?: string, who = admin) =>
  advanceOrders(who.viewer, { orderIds, to, trackingNumber: trackingNumber ?? null });
const stock = async () => {
  const { stock: pieces, open, left } = (await adminRewards.byId(admin.viewer, rewardId))!;
  return [pieces, open, left];
};

describe('advancing orders', () => {
  it('moves an order from placed to received step by step with audit entries, and reduces the stock', async () => {
    const id = await place();
    expect(await stock()).toEqual([10, 1, 9]);
    await advance([id], 'packed');
    expect(await stock()).toEqual([10, 1, 9]);
    const { orders } = await advance([id], 'sent', ' 1Z 402 ');
    expect(orders).toMatchObject([{ state: 'sent', trackingNumber: '1Z 402' }]);
    expect(await stock()).toEqual([9, 0, 9]);
    const done = await advance([id], 'received');
    expect(done.orders[0]).toMatchObject({ state: 'received', trackingNumber: '1Z 402' });
    expect(
      (await auditOf('order', id)).map(({ changes }) => (changes as { state: unknown })['state']),
    ).toEqual([
      [null, 'placed'],
      ['placed', 'packed'],
      ['packed', 'sent'],
      ['sent', 'received'],
    ]);
    const [open] = await select<{ text: string }>(
      'spec-order-audit',
      'select json_agg(changes)::text as text from audit_entry where target_id = $1',
      [id],
    );
    expect(open!.text).not.toContain('1Z 402');
    const mails = await select<{ template: string }>(
      'spec-order-mails',
      `select payload ->> 'template' as template from graphile_worker._private_jobs
       where payload ->> 'profileId' = $1 order by id`,
      [person.id],
    );
    expect(mails.map(({ template }) => template)).toEqual(['order_placed', 'order_sent']);
  });

  it('skips orders that are not in the preceding state and counts them', async () => {
    const [one, two, three] = [await place(), await place(), await place()];
    await advance([one], 'packed');
    await cancelOrder(person.viewer, { orderId: two });
    const { orders, leftOut } = await advance([one, two, three, randomUUID()], 'packed');
    expect(orders.map(({ state }) => state)).toEqual(['packed', 'cancelled', 'packed']);
    expect(leftOut).toBe(2);
  });

  it('runs once for concurrent requests, and either it or a cancellation succeeds', async () => {
    const other = await makePerson({ role: 'admin' });
    const id = await place();
    await advance([id], 'packed');
    const both = await Promise.all([advance([id], 'sent'), advance([id], 'sent', 'B', other)]);
    expect(both.map(({ leftOut }) => leftOut).sort()).toEqual([0, 1]);
    expect(await stock()).toEqual([9, 0, 9]);
    for (let round = 0; round < 5; round += 1) {
      const raced = await place();
      await Promise.allSettled([advance([raced], 'packed'), cancelOrder(person.viewer, { orderId: raced })]);
      const [row] = await select<{ state: string; back: number }>(
        'spec-raced',
        `select state, (select count(*)::int from points_entry where source_id = $1 and reason = 'reward_returned') as back
         from reward_order where id = $1::uuid`,
        [raced],
      );
      expect(row).toEqual({ state: row!.state, back: row!.state === 'cancelled' ? 1 : 0 });
    }
  });

  it('locks rewards in one order, so that concurrent shipments can’t deadlock', async () => {
    const first = rewardId;
    const orders: string[][] = [[], []];
    for (const own of orders) {
      for (let each = 0; each < 4; each += 1) {
        rewardId = each % 2 === 0 ? first : (await makeReward({ price: 100 })).id;
        own.push(await place());
      }
    }
    await advance(orders.flat(), 'packed');
    const done = await Promise.all([advance(orders[0]!, 'sent'), advance([...orders[1]!].reverse(), 'sent')]);
    expect(done.map(({ leftOut }) => leftOut)).toEqual([0, 0]);
  });

  it.each([
    ['no order', { orderIds: [] }, 'orderIds'],
    ['more than 100', { orderIds: Array.from({ length: 101 }, () => randomUUID()) }, 'orderIds'],
    ['an invalid id', { orderIds: ['x'] }, 'orderIds'],
    ['an unknown next state', { to: 'cancelled' as const }, 'to'],
    ['a tracking number before shipping', { to: 'packed' as const, trackingNumber: '1Z' }, 'trackingNumber'],
    ['a tracking number that is too long', { trackingNumber: 'x'.repeat(101) }, 'trackingNumber'],
  ])('rejects %s and names the field', async (_what, changes, field) => {
    const input = { orderIds: [randomUUID()], to: 'sent' as const, ...changes };
    await expect(advanceOrders(admin.viewer, input)).rejects.toEqual(
      code('BAD_USER_INPUT', { fields: [field] }),
    );
  });
});

describe('list of orders', () => {
  it('sorts newest first, filters by state, date and account, and searches number, person, reward and tracking number', async () => {
    const [one, two] = [await place(), await place()];
    await advance([one], 'packed');
    await advance([one], 'sent', '1Z=402');
    const idsOf = async (listing: Parameters<typeof listOrders>[1]) =>
      (await listOrders(admin.viewer, listing, 50)).nodes.map(({ id }) => id);
    expect(await idsOf({})).toEqual([two, one]);
    expect(await idsOf({ filter: { states: ['sent', 'received'] } })).toEqual([one]);
    expect(await idsOf({ filter: { accountId: person.viewer.accountId } })).toEqual([two, one]);
    expect(await idsOf({ filter: { accountId: randomUUID() } })).toEqual([]);
    expect(await idsOf({ filter: { from: new Date(Date.now() + 60_000) } })).toEqual([]);
    expect(await idsOf({ filter: { to: new Date(Date.now() + 60_000) } })).toEqual([two, one]);
    const { nodes } = await listOrders(admin.viewer, {}, 1);
    for (const search of [nodes[0]!.number.toLowerCase(), 'zoe', 'harbor', 'flask']) {
      expect(await idsOf({ search })).toContain(two);
    }
    expect(await idsOf({ search: '1z=402' })).toEqual([one]);
    const first = await listOrders(admin.viewer, {}, 1);
    const next = await listOrders(admin.viewer, {}, 1, first.pageInfo.endCursor);
    expect([await first.countAll(), next.nodes.map(({ id }) => id), next.pageInfo.hasNextPage]).toEqual([
      2,
      [one],
      false,
    ]);
  });

  it('filters by conditions, counts the matches, and sorts by each column in both directions', async () => {
    const other = await makePerson({ name: 'Ana Adeyemi' });
    await givePoints(other.id, 1000);
    const gloves = (await makeReward({ name: 'Gloves', price: 300 })).id;
    const [one, two] = [await place(), await place()];
    const input = { rewardId: gloves, expectedPrice: 300, shippingAddress, idempotencyKey: randomUUID() };
    const three = (await redeemReward(other.viewer, input)).order.id;
    await advance([one], 'packed');
    const by = async (where: Where) => {
      const page = await listOrders(admin.viewer, { where }, 50);
      expect(await page.countAll()).toBe(page.nodes.length);
      return page.nodes.map(({ id }) => id);
    };
    expect(await by({ state: { noneOf: ['placed'] } })).toEqual([one]);
    expect(await by({ rewardName: { contains: 'glov' } })).toEqual([three]);
    expect(await by({ price: { min: 200 } })).toEqual([three]);
    expect(await by({ packedAt: { isNull: true } })).toEqual([three, two]);
    expect(await by({ personName: { oneOf: ['zoë martin'] } })).toEqual([two, one]);
    expect(await by({ accountName: { isNull: true } })).toEqual([three]);
    expect(await by({ trackingNumber: { isNull: false } })).toEqual([]);
    for (const field of Object.keys(orderRows.sorts) as OrderSort[]) {
      const [up, down] = await Promise.all(
        (['ASC', 'DESC'] as const).map(async (direction) => {
          const orderBy = { field, direction };
          const seen: string[] = [];
          for (let after: string | null = null; ;) {
            const page: OrderConnection = await listOrders(admin.viewer, { orderBy }, 1, after);
            seen.push(...page.nodes.map(({ id }) => id));
            if (!page.pageInfo.hasNextPage) return seen;
            after = page.pageInfo.endCursor;
          }
        }),
      );
      expect(new Set(up)).toEqual(new Set([one, two, three]));
      expect([field, down!.toReversed()]).toEqual([field, up]);
    }
    expect(
      (await listOrders(admin.viewer, { orderBy: { field: 'price', direction: 'DESC' } }, 1)).nodes,
    ).toMatchObject([{ id: three }]);
  });

  it('sorts by state in the order of fulfillment, in both directions across pages', async () => {
    const steps = ['placed', 'packed', 'sent', 'received'] as const;
    for (const [at] of steps.entries()) {
      const id = await place();
      for (const to of steps.slice(1, at + 1)) await advance([id], to);
    }
    const cancelled = await place();
    await cancelOrder(admin.viewer, { orderId: cancelled });
    const states = [...steps, 'cancelled'];
    for (const direction of ['ASC', 'DESC'] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const orderBy = { field: 'state', direction } as const;
        const page: OrderConnection = await listOrders(admin.viewer, { orderBy }, 2, after);
        seen.push(...page.nodes.map(({ state }) => state));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(direction === 'ASC' ? states : states.toReversed());
    }
  });

  it('is available to administrators and reading API clients, and advancing to administrators only', async () => {
    const document = '{ orders { nodes { number personName accountName address } } }';
    await place();
    const client = callsAs(api, await api.clientToken(await makeClient()));
    expect(await client(document)).toMatchObject({
      orders: {
        nodes: [
          {
            personName: 'Zoë Martin',
            accountName: 'Harbor Tire',
            address: 'Dana Whitfield, 1200 Dock Street, Baltimore, MD 21230',
          },
        ],
      },
    });
    const manager = await makePerson({ role: 'manager' });
    await expect(callsAs(api, await api.tokenOf(manager))(document)).rejects.toThrow('FORBIDDEN');
    await expect(advance([randomUUID()], 'packed', undefined, manager)).rejects.toEqual(code('FORBIDDEN'));
  });

  it('is exported as CSV without formulas', async () => {
    const id = await place();
    await advance([id], 'packed');
    await advance([id], 'sent', '=1+1');
    const { statusCode, body, headers } = await api.app.inject({
      url: `/api/orders.csv?${new URLSearchParams({ filter: JSON.stringify({ states: ['sent'] }) }).toString()}`,
      headers: { authorization: `Bearer ${await api.tokenOf(admin)}` },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [header, row] = body.slice(1).split('\r\n');
    expect(header).toBe(
      'number,state,reward,price,person,account,address,recipient,street,unit,city,region,postalCode,country,trackingNumber,placedAt,packedAt,sentAt,receivedAt,cancelledAt,cancelReason',
    );
    expect(row).toMatch(
      /^R-\d+,sent,Steel flask,100,Zoë Martin,Harbor Tire,"Dana Whitfield, 1200 Dock Street, Baltimore, MD 21230",Dana Whitfield,1200 Dock Street,,Baltimore,US-MD,21230,US,'=1\+1,/,
    );
    const rejected = await api.app.inject({
      url: '/api/orders.csv',
      headers: { authorization: `Bearer ${await api.tokenOf(person)}` },
    });
    expect(rejected.statusCode).toBe(403);
  });
});
