import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset } from '#server/testing/content/assets';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';

let api: Api;
let admin: SpecPerson;
let call: Call;
let asLearner: Call;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  call = callsAs(api, await api.tokenOf(admin));
  asLearner = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
});
afterAll(() => api.close());
beforeEach(() => pool().query('truncate reward cascade'));

const namesFor = async (as: Call): Promise<string[]> =>
  (await as<{ rewards: { nodes: { name: string }[] } }>('{ rewards { nodes { name } } }')).rewards.nodes.map(
    ({ name }) => name,
  );

describe('rewards', () => {
  it('are edited by administrators and shown in the person’s language, cheapest first', async () => {
    const { id: pictureId } = await makeAsset(admin.id, { purpose: 'content' });
    const input = {
      name: { en: 'Knit beanie', fr: 'Tuque' },
      text: { en: '<p>Warm.</p><script>x()</script>' },
      pictureId,
      price: 800,
      stock: 36,
      deliveryDays: 5,
      publishAt: '2026-01-05T00:00:00.000Z',
    };
    const made = await call<{ createReward: { reward: { id: string; open: number; left: number } } }>(
      'mutation ($input: CreateRewardInput!) { createReward(input: $input) { reward { id open left } } }',
      { input },
    );
    expect(made.createReward.reward).toMatchObject({ open: 0, left: 36 });
    await makeReward({ name: 'Flask', price: 5 });
    const { rewards } = await asLearner<{ rewards: { nodes: object[]; totalCount: number } }>(
      '{ rewards { nodes { name text price left deliveryDays picture { width } } totalCount } }',
    );
    expect(rewards.totalCount).toBe(2);
    expect(rewards.nodes[1]).toEqual({
      name: 'Tuque',
      text: '<p>Warm.</p>',
      price: 800,
      left: 36,
      deliveryDays: 5,
      picture: { width: 640 },
    });
  });

  it('are offered from their publication to their end, to their audience', async () => {
    const [past, future] = ['2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z'];
    await makeReward({ name: 'Draft', publishAt: null });
    await makeReward({ name: 'Later', publishAt: future });
    await makeReward({ name: 'Over', endsAt: past });
    await makeReward({ name: 'Ending', endsAt: future });
    const { id } = await makeReward({ name: 'For PRO', userTypes: ['pro'] });
    expect(await namesFor(asLearner)).toEqual(['Ending']);
    const byId = (as: Call) => as('query ($id: ID!) { reward(id: $id) { name } }', { id });
    expect(await byId(asLearner)).toEqual({ reward: null });
    expect(await byId(callsAs(api, await api.clientToken(await makeClient())))).toEqual({
      reward: { name: 'For PRO' },
    });
    const pro = callsAs(api, await api.tokenOf(await makePerson({ userType: 'pro' })));
    expect((await namesFor(pro)).sort()).toEqual(['Ending', 'For PRO']);
  });

  it('have a next reward: the cheapest available one above the balance', async () => {
    const person = await makePerson();
    const next = async (of: SpecPerson = person): Promise<string | null> => {
      const { nextReward } = await callsAs(
        api,
        await api.tokenOf(of),
      )<{
        nextReward: { reward: { name: string }; missing: number } | null;
      }>('{ nextReward { reward { name } missing } }');
      return nextReward && `${nextReward.reward.name}, ${nextReward.missing}`;
    };
    expect(await next()).toBeNull();
    await makeReward({ name: 'Flask', price: 900 });
    await makeReward({ name: 'Gone', price: 1000, stock: 0 });
    await makeReward({ name: 'Over', price: 1100, endsAt: '2026-01-06T00:00:00Z' });
    await makeReward({ name: 'For PRO', price: 1200, userTypes: ['pro'] });
    await makeReward({ name: 'Jacket', price: 3000 });
    expect(await next()).toBe('Flask, 900');
    await givePoints(person.id, 900);
    expect(await next()).toBe('Jacket, 2100');
    await givePoints(person.id, 4000);
    expect(await next()).toBe('Jacket, 0');
    const pro = await makePerson({ userType: 'pro' });
    await givePoints(pro.id, 1000);
    expect(await next(pro)).toBe('For PRO, 200');
    const client = callsAs(api, await api.clientToken(await makeClient()));
    await expect(client('{ nextReward { missing } }')).rejects.toThrow('FORBIDDEN');
  });

  it('are filtered by remaining pieces, dates and audience for administrators, including negative stock', async () => {
    const { id } = await makeReward({ name: 'Short', price: 1, stock: 2 });
    await givePoints(admin.id, 2);
    for (const idempotencyKey of ['one', 'two']) {
      await call('mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { order { id } } }', {
        input: { rewardId: id, expectedPrice: 1, shippingAddress, idempotencyKey },
      });
    }
    await pool().query('update reward set stock = 1 where id = $1', [id]);
    await makeReward({ name: 'Ending', stock: 5, endsAt: '2099-06-01T00:00:00Z' });
    await makeReward({ name: 'For PRO', stock: 3, userTypes: ['pro'] });
    const listed = async (filter: object, orderBy: object): Promise<string[]> => {
      const { adminRewards } = await call<{
        adminRewards: { nodes: { free: number; nameTranslations: { en: string } }[] };
      }>(
        `query ($filter: AdminRewardFilter, $orderBy: AdminRewardOrder) {
          adminRewards(filter: $filter, orderBy: $orderBy) { nodes { free nameTranslations { en } } } }`,
        { filter, orderBy },
      );
      return adminRewards.nodes.map(({ free, nameTranslations: { en } }) => `${en} ${free}`);
    };
    const byPieces = { field: 'free', direction: 'DESC' };
    expect(await listed({}, byPieces)).toEqual(['Ending 5', 'For PRO 3', 'Short -1']);
    expect(await listed({ free: { to: 0 } }, byPieces)).toEqual(['Short -1']);
    expect(await listed({ endsAt: { from: '2099-01-01T00:00:00Z' } }, byPieces)).toEqual(['Ending 5']);
    expect(await listed({ userTypes: ['pro', 'conti'] }, byPieces)).toEqual(['For PRO 3']);
  });

  it('are listed in pages', async () => {
    for (const price of [3, 1, 2, 2, 1]) await makeReward({ name: String(price), price });
    const names: string[] = [];
    let after: string | null = null;
    do {
      const {
        rewards,
      }: {
        rewards: { nodes: { name: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
      } = await asLearner(
        'query ($after: String) { rewards(first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } }',
        { after },
      );
      names.push(...rewards.nodes.map(({ name }) => name));
      after = rewards.pageInfo.hasNextPage ? rewards.pageInfo.endCursor : null;
    } while (after);
    expect(names).toEqual(['1', '1', '2', '2', '3']);
    for (const cursor of ['x', Buffer.from('["1e9","no"]').toString('base64url')]) {
      await expect(
        asLearner('query ($after: String) { rewards(after: $after) { nodes { id } } }', { after: cursor }),
      ).rejects.toThrow('BAD_USER_INPUT');
    }
  });

  it.each([
    [{ price: 0 }, 'price'],
    [{ price: 1_000_001 }, 'price'],
    [{ stock: -1 }, 'stock'],
    [{ pictureId: null }, 'input.pictureId'],
    [{ endsAt: '2026-01-05T00:00:00.000Z' }, 'endsAt'],
  ])('are rejected with %j and the field’s name', async (changes, field) => {
    const { id: pictureId } = await makeAsset(admin.id, { purpose: 'content' });
    const input = { name: { en: 'x' }, text: { en: 'x' }, pictureId, price: 1, stock: 1, ...changes };
    await expect(
      call('mutation ($input: CreateRewardInput!) { createReward(input: $input) { reward { id } } }', {
        input: { publishAt: '2026-01-05T00:00:00.000Z', ...input },
      }),
    ).rejects.toMatchObject({ message: 'BAD_USER_INPUT', fields: [field] });
  });
});
