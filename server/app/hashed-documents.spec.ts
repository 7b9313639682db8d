import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makePerson } from '#server/testing/factories';
import { type Api, startApi } from '#server/testing/api/api';
import { clientOperations } from './client-operations';

describe('document named by its hash', () => {
  let api: Api;
  let learner: string;

  beforeAll(async () => {
    api = await startApi();
    learner = await api.tokenOf(await makePerson());
  });
  afterAll(() => api.close());

  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const named = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

  async function request(body: Record<string, unknown>) {
    const headers = { authorization: `Bearer ${learner}` };
    const { app } = api;
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: body });
    return response.json() as { data?: unknown; errors?: { extensions: { code: string } }[] };
  }

  const [ofClient] = [...clientOperations().documentByHash.values()].filter((each) =>
    each.startsWith('query Menus'),
  );
  const variables = { lang: 'en' };

  it('returns the same as the document itself, for the client’s documents and others', async () => {
    const whole = await request({ query: ofClient, variables });
    expect(whole.errors).toBeUndefined();
    expect(await request({ extensions: named(sha256(ofClient!)), variables })).toEqual(whole);
    expect(await request({ query: ofClient, extensions: named(sha256(ofClient!)), variables })).toEqual(
      whole,
    );

    const query = '{ settings { productName } }';
    expect(await request({ extensions: named(sha256(query)) })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
    const taken = await request({ query, extensions: named(sha256(query)) });
    expect(taken.data).toMatchObject({ settings: { productName: expect.any(String) } });
    expect(await request({ extensions: named(sha256(query)) })).toEqual(taken);
  });

  it('is never stored under the hash of another', async () => {
    const query = '{ countries { code } }';
    expect(await request({ query, extensions: named(sha256(ofClient!)), variables })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    const { data } = await request({ extensions: named(sha256(ofClient!)), variables });
    expect(data).not.toHaveProperty('countries');
  });
});
