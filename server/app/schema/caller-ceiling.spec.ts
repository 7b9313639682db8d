import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';

const rateLimit = 15;

describe('rate limit of a caller', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ rateLimit });
  });
  afterAll(() => api.close());

  const cheap = '{ __typename }';
  // This query costs about 10,000, which counts as ten more requests.
  const names = Array.from({ length: 97 }, (_, index) => `a${index}: name`).join(' ');
  const costly = `{ modules(first: 100) { nodes { ${names} } } }`;

  async function codes(count: number, query: string, token: string): Promise<string[]> {
    const found: string[] = [];
    for (let sent = 0; sent < count; sent++) {
      const { body } = await api.graphql(query, {}, token);
      found.push(body.errors?.[0]?.extensions.code ?? 'answered');
    }
    return found;
  }

  it('counts requests, and an expensive query as several', async () => {
    const [one, other] = [await api.tokenOf(await makePerson()), await api.tokenOf(await makePerson())];
    expect(await codes(rateLimit, cheap, one)).not.toContain('RATE_LIMITED');
    expect(await codes(1, cheap, one)).toEqual(['RATE_LIMITED']);
    expect(await codes(3, costly, other)).toEqual(['answered', 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('counts a long query as several, even when it is rejected unread', async () => {
    const token = await api.tokenOf(await makePerson());
    const long = `{ nothing } #${'x'.repeat(20_000)}`;
    expect(await codes(2, long, token)).toEqual(['GRAPHQL_VALIDATION_FAILED', 'RATE_LIMITED']);
  });

  it('returns how long to wait', async () => {
    const token = await api.tokenOf(await makePerson());
    await codes(1, costly, token);
    for (const query of [costly, cheap]) {
      const { status, headers, body } = await api.graphql(query, {}, token);
      const wait = body.errors![0]!.extensions['retryAfterSeconds'] as number;
      expect(wait).toBeGreaterThan(0);
      expect([status, headers['retry-after']]).toEqual([429, String(wait)]);
    }
  });
});
