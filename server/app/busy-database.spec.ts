import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { log } from '#server/platform/log';
import { type Api, startApi } from '#server/testing/api';
import { makePerson } from '#server/testing/factories';

describe('while every connection to the database is in use', () => {
  let api: Api;
  let token: string;
  let level: string;
  beforeAll(async () => {
    api = await startApi({ database: { connections: 1, wait: 1500 } });
    token = await api.tokenOf(await makePerson());
    ({ level } = log);
    log.level = 'silent';
  });
  afterAll(async () => {
    log.level = level;
    await api.close();
  });

  const refused = { code: 'UNAVAILABLE', retryAfterSeconds: 2 };

  /** What comes of work while the only connection is held. */
  async function busy<T>(work: () => Promise<T>): Promise<T> {
    const connection = await pool().connect();
    try {
      return await work();
    } finally {
      connection.release();
    }
  }

  it('GraphQL says when to come back, before the caller is known and after', async () => {
    const unknown = await busy(() => api.graphql('{ me { name } }', {}, token));
    expect(unknown).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(unknown.body.errors).toMatchObject([{ extensions: refused }]);
    expect((await api.graphql('{ me { name } }', {}, token)).status).toBe(200);
    const known = await busy(() => api.graphql('{ settings { productName } me { name } }', {}, token));
    expect(known).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(known.body.errors).toMatchObject([{ extensions: refused }]);
  });

  it('REST does too, and both recover by themselves', async () => {
    const answer = await busy(() => api.rest('GET', '/api/auth/profile', undefined, token));
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'UNAVAILABLE' },
    });
    expect((await api.rest('GET', '/api/auth/profile', undefined, token)).status).toBe(200);
    expect((await api.graphql('{ me { name } }', {}, token)).status).toBe(200);
  });
});
