import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { makeAsset } from '#server/testing/assets';
import { type Call, callsAs } from '#server/testing/calls';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { makeReward } from '#server/testing/rewards';

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
  it('are written by administrators and read in the language of the person, cheapest first', async () => {
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

  it('are offered from their day to their end to those they are for', async () => {
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

  it('are gone through page by page', async () => {
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
  ])('are refused with %j, whose field is named', async (changes, field) => {
    const { id: pictureId } = await makeAsset(admin.id, { purpose: 'content' });
    const input = { name: { en: 'x' }, text: { en: 'x' }, pictureId, price: 1, stock: 1, ...changes };
    await expect(
      call('mutation ($input: CreateRewardInput!) { createReward(input: $input) { reward { id } } }', {
        input: { publishAt: '2026-01-05T00:00:00.000Z', ...input },
      }),
    ).rejects.toMatchObject({ message: 'BAD_USER_INPUT', fields: [field] });
  });
});
