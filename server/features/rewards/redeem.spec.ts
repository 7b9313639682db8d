import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool, select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';
import { suggestAddress } from './address/suggested-address';
import { cancelOrder } from './orders/cancel-order';
import { ordersOf } from './orders/orders.service';
import { redeemReward } from './redeem';
import { adminRewards } from './rewards.service';

let api: Api;
let person: SpecPerson;
let rewardId: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makePerson();
  await givePoints(person.id, 1000);
  rewardId = (await makeReward({ price: 100, stock: 10 })).id;
});

const code = (expected: string, details: object = {}) => expect.objectContaining({ code: expected, details });

const redeem = (changes: object = {}, who = person) =>
  redeemReward(who.viewer, {
    rewardId,
    expectedPrice: 100,
    shippingAddress: { ...shippingAddress, name: ' Dana Whitfield ' },
    idempotencyKey: randomUUID(),
    ...changes,
  });

const balanceOf = async ({ id }: SpecPerson): Promise<number> =>
  (await pool().query<{ balance: number }>('select balance from points_balance where profile_id = $1', [id]))
    .rows[0]?.balance ?? 0;

const ledgerOf = ({ id }: SpecPerson) =>
  select<Record<string, unknown>>(
    'spec-ledger',
    `select amount, waived, reason, source_id as source, balance_after as after from points_entry
     where profile_id = $1 order by created_at, id`,
    [id],
  );

const mailsOf = async ({ id }: SpecPerson): Promise<string[]> => {
  const rows = await select<{ template: string }>(
    'spec-mails',
    `select payload ->> 'template' as template from graphile_worker._private_jobs
     where payload ->> 'profileId' = $1 order by id`,
    [id],
  );
  return rows.map(({ template }) => template);
};

describe('redeemReward', () => {
  it('places an order, subtracts the points, and writes an audit entry and a message', async () => {
    const { order, profile, reward } = await redeem();
    expect(order).toMatchObject({
      number: expect.stringMatching(/^R-\d{5,}$/),
      rewardId,
      price: 100,
      state: 'placed',
      address: 'Dana Whitfield, 1200 Dock Street, Baltimore, MD 21230',
      shippingAddress,
      cancelledByOwner: false,
    });
    expect(profile.id).toBe(person.id);
    expect(reward!.left).toBe(9);
    expect(await ledgerOf(person)).toEqual([
      expect.objectContaining({ amount: 1000 }),
      { amount: -100, waived: 0, reason: 'reward', source: order.id, after: 900 },
    ]);
    const [entry] = await auditOf('order', order.id);
    expect(entry).toMatchObject({ action: 'add', actor: person.id });
    const [kept] = await select<{ changes: object }>(
      'spec-kept',
      'select changes from audit_entry where target_id = $1',
      [order.id],
    );
    expect(JSON.stringify(kept)).not.toContain('Baltimore');
    expect(await mailsOf(person)).toEqual(['order_placed']);
  });

  it('runs once per key for repeated and concurrent requests', async () => {
    const input = { idempotencyKey: 'once' };
    const all = await Promise.all(Array.from({ length: 20 }, () => redeem(input)));
    expect(new Set(all.map(({ order }) => order.id)).size).toBe(1);
    expect(await balanceOf(person)).toBe(900);
    const other = await makeReward();
    await expect(redeem({ ...input, rewardId: other.id })).rejects.toEqual(code('CONFLICT'));
    // Keys are separate for each person.
    const neighbour = await makePerson();
    await givePoints(neighbour.id, 100);
    expect((await redeem(input, neighbour)).order.id).not.toBe(all[0]!.order.id);
  });

  it('rejects an outdated price with the new one, and takes no points', async () => {
    await pool().query('update reward set price = 250 where id = $1', [rewardId]);
    await expect(redeem()).rejects.toEqual(code('PRICE_CHANGED', { price: 250 }));
    expect(await balanceOf(person)).toBe(1000);
    expect((await redeem({ expectedPrice: 250 })).order.price).toBe(250);
  });

  it('rejects an order without stock, also when the stock was lowered below open orders', async () => {
    await redeem();
    await redeem();
    await pool().query('update reward set stock = 1 where id = $1', [rewardId]);
    await expect(redeem()).rejects.toEqual(code('OUT_OF_STOCK'));
    const admin = await makePerson({ role: 'admin' });
    expect(await adminRewards.byId(admin.viewer, rewardId)).toMatchObject({ stock: 1, open: 2, left: 0 });
  });

  it('rejects an order with too few points', async () => {
    const poor = await makePerson();
    await givePoints(poor.id, 99);
    await expect(redeem({}, poor)).rejects.toEqual(code('NOT_ENOUGH_POINTS', { balance: 99 }));
    expect(await ledgerOf(poor)).toHaveLength(1);
  });

  it('returns NOT_FOUND for rewards that ended or are for other people', async () => {
    const ended = await makeReward({ endsAt: '2026-01-06T00:00:00Z' });
    const forPro = await makeReward({ userTypes: ['pro'] });
    for (const { id } of [ended, forPro, { id: randomUUID() }]) {
      await expect(redeem({ rewardId: id })).rejects.toEqual(code('NOT_FOUND'));
    }
  });

  it.each([
    ['an empty key', { idempotencyKey: ' ' }, 'idempotencyKey'],
    ['a key that is too long', { idempotencyKey: 'x'.repeat(101) }, 'idempotencyKey'],
  ])('rejects %s and names the field', async (_what, changes, field) => {
    await expect(redeem(changes)).rejects.toEqual(code('BAD_USER_INPUT', { fields: [field] }));
  });

  it('rejects an address of emoji only, with its fields and problems', async () => {
    const smiles = { ...shippingAddress, name: '😀', street: '😀 Street', city: '', postalCode: '😀' };
    const problems = {
      'shippingAddress.name': 'no_letters',
      'shippingAddress.street': 'no_house_number',
      'shippingAddress.city': 'required',
      'shippingAddress.postalCode': 'no_letters',
    };
    const details = { fields: Object.keys(problems), problems };
    await expect(redeem({ shippingAddress: smiles })).rejects.toEqual(code('BAD_USER_INPUT', details));
    expect(await balanceOf(person)).toBe(1000);
  });

  it('suggests the last remembered address, or the complete address of the account', async () => {
    expect(await suggestAddress(person.viewer)).toBeNull();
    const account = await makeAccount();
    const values = ['1200 W Van Buren St, Phoenix, AZ 85007', 'US', 'US-AZ', account.id];
    await pool().query('update account set address = $1, country = $2, region = $3 where id = $4', values);
    await pool().query('update profile set account_id = $2 where id = $1', [person.id, account.id]);
    const suggested = {
      street: '1200 W Van Buren St',
      city: 'Phoenix',
      region: 'US-AZ',
      postalCode: '85007',
    };
    expect(await suggestAddress(person.viewer)).toMatchObject(suggested);
    await redeem({ rememberAddress: true });
    await redeem({ shippingAddress: { ...shippingAddress, city: 'Laurel' } });
    expect(await suggestAddress(person.viewer)).toEqual(shippingAddress);
  });

  it('is available to all people, and not to API clients', async () => {
    const admin = await makePerson({ role: 'admin' });
    await givePoints(admin.id, 100);
    expect((await redeem({}, admin)).order.profileId).toBe(admin.id);
    const client = callsAs(api, await api.clientToken(await makeClient('writer')));
    const input = { rewardId, expectedPrice: 100, shippingAddress, idempotencyKey: 'x' };
    await expect(
      client('mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { order { id } } }', {
        input,
      }),
    ).rejects.toThrow('FORBIDDEN');
  });
});

describe('cancelling an order', () => {
  const cancel = (orderId: string, who = person, reason: string | null = null) =>
    cancelOrder(who.viewer, { orderId, reason });
  const pack = (id: string) =>
    pool().query(`update reward_order set state = 'packed', packed_at = now() where id = $1`, [id]);

  it('returns the points once by its own entry, and the piece to the stock', async () => {
    const { id } = (await redeem()).order;
    const [{ order }, again] = await Promise.all([cancel(id), cancel(id)]);
    expect(order).toMatchObject({ state: 'cancelled', cancelledByOwner: true, cancelReason: null });
    expect(again.order.id).toBe(id);
    expect(await ledgerOf(person)).toEqual([
      expect.objectContaining({ amount: 1000 }),
      expect.objectContaining({ amount: -100 }),
      { amount: 100, waived: 0, reason: 'reward_returned', source: id, after: 1000 },
    ]);
    expect((await redeem()).reward!.left).toBe(9);
    expect((await auditOf('order', id)).map(({ action }) => action)).toEqual(['add', 'edit']);
    expect(await mailsOf(person)).toContain('order_cancelled');
  });

  it('is possible for the person until it is packed, and for an administrator until it is shipped', async () => {
    const admin = await makePerson({ role: 'admin' });
    const { id } = (await redeem()).order;
    await pack(id);
    await expect(cancel(id)).rejects.toEqual(code('CONFLICT', { state: 'packed' }));
    const { order, profile } = await cancel(id, admin, ' The maker stopped it. ');
    expect(order).toMatchObject({ cancelledByOwner: false, cancelReason: 'The maker stopped it.' });
    expect(profile.id).toBe(person.id);
    expect((await auditOf('order', id)).at(-1)!.changes).toMatchObject({
      state: ['packed', 'cancelled'],
      cancelReason: [null, 'The maker stopped it.'],
    });
    const sent = (await redeem()).order;
    await pool().query(`update reward_order set state = 'sent' where id = $1`, [sent.id]);
    await expect(cancel(sent.id, admin)).rejects.toEqual(code('CONFLICT', { state: 'sent' }));
  });

  it('returns NOT_FOUND for other people, including their manager', async () => {
    const account = await makeAccount();
    const [owner, manager] = [await makePerson({ account }), await makePerson({ account, role: 'manager' })];
    await givePoints(owner.id, 100);
    const { id } = (await redeem({}, owner)).order;
    await expect(cancel(id, manager)).rejects.toEqual(code('NOT_FOUND'));
    await expect(cancel(id)).rejects.toEqual(code('NOT_FOUND'));
    expect((await ordersOf(manager.viewer, owner.id, 50)).nodes).toEqual([]);
    expect((await ordersOf(owner.viewer, owner.id, 50)).nodes).toHaveLength(1);
  });
});

describe('ordered reward', () => {
  it('can’t be deleted, and orders show it after its end', async () => {
    const admin = await makePerson({ role: 'admin' });
    await redeem();
    const { updatedAt } = (await adminRewards.byId(admin.viewer, rewardId))!;
    await expect(
      adminRewards.remove(admin.viewer, { id: rewardId, updatedAt: new Date(updatedAt) }),
    ).rejects.toEqual(code('CONFLICT', { reason: 'ordered' }));
    await pool().query('update reward set ends_at = now() where id = $1', [rewardId]);
    const { nodes } = await ordersOf(person.viewer, person.id, 50);
    expect(nodes).toEqual([
      expect.objectContaining({ rewardNameTranslations: expect.objectContaining({ en: 'Steel flask' }) }),
    ]);
  });
});
