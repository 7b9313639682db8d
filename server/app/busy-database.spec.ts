import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { now, replaceClock } from '#server/platform/clock';
import { pool, select, transaction } from '#server/platform/database/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';

describe('portal with all database connections in use', () => {
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

  const rejected = { code: 'UNAVAILABLE', retryAfterSeconds: 2 };

  /** Returns the result of work while the only connection is in use. */
  async function busy<T>(work: () => Promise<T>): Promise<T> {
    const connection = await pool().connect();
    try {
      return await work();
    } finally {
      connection.release();
    }
  }

  it('returns 503 with Retry-After over GraphQL, before and after the caller is known', async () => {
    const unknown = await busy(() => api.graphql('{ me { name } }', {}, token));
    expect(unknown).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(unknown.body.errors).toMatchObject([{ extensions: rejected }]);
    expect((await api.graphql('{ me { name } }', {}, token)).status).toBe(200);
    const known = await busy(() => api.graphql('{ settings { productName } me { name } }', {}, token));
    expect(known).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(known.body.errors).toMatchObject([{ extensions: rejected }]);
  });

  it('returns 503 with Retry-After over REST, and recovers automatically', async () => {
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

describe('PostgreSQL with too few resources', () => {
  let api: Api;
  let token: string;
  let logged: ReturnType<typeof jest.spyOn>;
  let restoreClock: () => void;
  let specs = 0;
  beforeAll(async () => {
    api = await startApi();
    token = await api.tokenOf(await makePerson());
    await api.graphql('{ me { name } }', {}, token);
    await failWith('53100');
    await select(
      null,
      'create trigger fail before update on profile for each statement execute function fail_write()',
    );
  });
  afterAll(() => api.close());
  beforeEach(() => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    // Shortages reported by earlier specs have expired by this time.
    const later = Date.now() + 300_000 * ++specs;
    restoreClock = replaceClock(() => new Date(later));
  });
  afterEach(() => {
    restoreClock();
    jest.restoreAllMocks();
  });

  const failWith = (sqlstate: string): Promise<unknown> =>
    select(
      null,
      `create or replace function fail_write() returns trigger language plpgsql as $$
       begin raise exception using errcode = '${sqlstate}', message = 'could not extend file'; end $$`,
    );
  const write = () =>
    api.graphql('mutation { setLanguage(input: { lang: es }) { profile { id } } }', {}, token);
  const readiness = async () => {
    const { statusCode, body } = await api.app.inject({ url: '/readyz' });
    return [statusCode, JSON.parse(body)];
  };

  it.each([
    ['53100', 60, 'has no disk space left', /disk space left.* Free space/],
    ['53200', 10, 'is out of memory', /out of memory.* Give it more memory/],
    ['53400', 10, 'is short of a resource', /short of a resource/],
  ])(
    'is reported for %s as UNAVAILABLE, at /readyz for a minute, and once in the log',
    async (code, wait, status, advice) => {
      await failWith(code);
      for (let call = 1; call <= 2; call++) {
        const { status: http, headers, body } = await write();
        expect([http, headers['retry-after'], body.errors?.[0]?.extensions]).toMatchObject([
          503,
          String(wait),
          { code: 'UNAVAILABLE', retryAfterSeconds: wait },
        ]);
      }
      expect(logged.mock.calls).toEqual([[{ code }, expect.stringMatching(advice)]]);
      expect(await readiness()).toMatchObject([200, { status: 'degraded', parts: { database: status } }]);
      const later = now().getTime() + 60_000;
      replaceClock(() => new Date(later));
      expect(await readiness()).toMatchObject([200, { status: 'ready', parts: { database: 'ready' } }]);
    },
  );

  it('reports a statement timeout as UNAVAILABLE with the time to wait, and in the log', async () => {
    await failWith('57014');
    const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const rejected = { status: 503, headers: { 'retry-after': '10' } };
    const answer = await write();
    expect(answer).toMatchObject(rejected);
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 });
    expect(await api.rest('POST', '/api/set-lang', { lang: 'es' }, token)).toMatchObject({
      ...rejected,
      body: { success: false, code: 'UNAVAILABLE' },
    });
    expect(logged).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledWith({ code: '57014', reason: expect.any(String) }, expect.any(String));
    warned.mockRestore();
  });

  it('reports the failure of a job at /readyz', async () => {
    await failWith('53100');
    const job: Job = { name: 'write', run: () => select(null, 'update profile set name = name') };
    await transaction((manager) => enqueueJob(manager, 'write', {}));
    await expect(runDueJobs([job])).rejects.toThrow('could not extend file');
    expect(await readiness()).toMatchObject([200, { parts: { database: 'has no disk space left' } }]);
  });
});
