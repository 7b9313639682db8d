import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makePerson } from '#server/testing/factories';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const request = async (id: string, token: string) => {
  const query = 'query ($id: ID!) { profile(id: $id) { isContilinkUser } }';
  const { body } = await api.graphql<{ profile: { isContilinkUser: boolean | null } }>(query, { id }, token);
  return body.data.profile.isContilinkUser;
};

describe('profile.isContilinkUser', () => {
  it('is visible only to the person’s own session', async () => {
    const person = await makePerson();
    const admin = await makePerson({ role: 'admin' });
    expect(await request(person.id, await api.tokenOf(person))).toBe(false);
    expect(await request(person.id, await api.tokenOf(person, { sign_in_provider: 'contilink' }))).toBe(true);
    const others = [
      await api.tokenOf(admin, { sign_in_provider: 'contilink' }),
      await api.clientToken(await makeClient()),
    ];
    for (const token of others) expect(await request(person.id, token)).toBeNull();
  });
});
