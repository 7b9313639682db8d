import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makePerson, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('returns the order of a points entry only to people who can read the order', async () => {
  const account = await makeAccount();
  const person = await makePerson({ account });
  await givePoints(person.id, 100);
  const { id: rewardId } = await makeReward({ name: 'Steel flask', price: 60 });
  const call = callsAs(api, await api.tokenOf(person));
  const { redeemReward } = await call<{ redeemReward: { order: { number: string } } }>(
    'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { order { number } } }',
    { input: { rewardId, expectedPrice: 60, shippingAddress, idempotencyKey: 'one' } },
  );
  const ledgerFor = async (of: SpecPerson): Promise<unknown[]> => {
    const { profile } = await callsAs(api, await api.tokenOf(of))<{
      profile: { pointsEntries: { nodes: unknown[] } };
    }>('query ($id: ID!) { profile(id: $id) { pointsEntries { nodes { order { number rewardName } } } } }', {
      id: person.id,
    });
    return profile.pointsEntries.nodes;
  };
  const order = { number: redeemReward.order.number, rewardName: 'Steel flask' };
  expect(await ledgerFor(person)).toEqual([{ order }, { order: null }]);
  expect(await ledgerFor(await makePerson({ role: 'admin' }))).toEqual([{ order }, { order: null }]);
  const manager = await makePerson({ role: 'manager', account });
  expect(await ledgerFor(manager)).toEqual([{ order: null }, { order: null }]);
});
