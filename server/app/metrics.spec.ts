import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { select, transaction } from '#server/platform/database/database';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { type Api, startApi } from '#server/testing/api/api';
import { runDueJobs } from '#server/testing/jobs';
import { ownOperation } from '#server/testing/operations/own-operation';

const metricsToken = 'a token of the spec that is long enough'.replaceAll(' ', '-');

it('metrics are not served without a token', async () => {
  const api = await startApi();
  const { statusCode } = await api.app.inject({ url: '/metrics' });
  await api.close();
  expect(statusCode).toBe(404);
});

describe('metrics', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ metricsToken });
  });
  afterAll(() => api.close());

  const read = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return api.app.inject({ url: '/metrics', headers });
  };
  const visible = async (): Promise<string[]> => (await read(`Bearer ${metricsToken}`)).body.split('\n');
  const lineOf = async (begin: string): Promise<string | undefined> =>
    (await visible()).find((line) => line.startsWith(begin));
  const valueOf = async (begin: string): Promise<number> =>
    Number((await lineOf(begin))?.split(' ').at(-1) ?? 0);

  it('are served only with the token', async () => {
    for (const wrong of [undefined, 'Bearer x', metricsToken, `Bearer ${metricsToken}x`]) {
      expect([wrong, (await read(wrong)).statusCode]).toEqual([wrong, 401]);
    }
    const { statusCode, headers } = await read(`Bearer ${metricsToken}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
      'no-store',
    ]);
  });

  it('include the age of the last backup once there is one', async () => {
    expect(await lineOf('treadway_backup_age_seconds ')).toBeUndefined();
    const earlier = `insert into last_backup (completed_at) values (now() - interval '1 day')`;
    await select(null, earlier);
    expect(Math.round((await valueOf('treadway_backup_age_seconds ')) / 3600)).toBe(24);
  });

  it('count operations of the client by name, and all others as one', async () => {
    const query = ownOperation('Terms');
    await api.graphql(query);
    await api.graphql('query Terms { settings { productName } }');
    for (const name of ['Made', 'Up']) await api.graphql(`query ${name} { settings { productName } }`);
    await api.graphql('query Wrong { me { name } }');
    const own = 'treadway_graphql_operation_seconds_count{operation="Terms",outcome="answered"}';
    expect(await valueOf(own)).toBe(1);
    expect(
      await valueOf('treadway_graphql_operation_seconds_count{operation="other",outcome="answered"}'),
    ).toBeGreaterThan(2);
    expect(
      await valueOf('treadway_graphql_operation_seconds_count{operation="other",outcome="rejected"}'),
    ).toBeGreaterThan(0);
    expect((await visible()).filter((line) => /operation="(Made|Up|Wrong)"/.test(line))).toEqual([]);
  });

  it('count requests by route, never by path', async () => {
    for (const id of ['1', '2']) await api.app.inject({ url: `/api/files/${id}` });
    await api.app.inject({ url: '/nowhere/3' });
    const lines = (await visible()).filter((line) => line.startsWith('treadway_http_request_seconds_count'));
    expect(lines.join('\n')).toMatch(/method="GET",route="\/api\/files\/:id",status="4xx"} 2/);
    expect(lines.join('\n')).toMatch(/route="other",status="4xx"}/);
    expect(lines.filter((line) => line.includes('nowhere'))).toEqual([]);
  });

  it('include connections, caches, the event loop, and the queue with the age of its oldest job', async () => {
    await transaction((manager) => enqueueJob(manager, 'spec-job', {}));
    expect(await valueOf('treadway_jobs{job="spec-job",state="waiting"}')).toBe(1);
    expect(await lineOf('treadway_jobs_age_seconds{job="spec-job"}')).toBeDefined();
    const spec = { name: 'spec-job', run: () => Promise.reject(new Error('the first time')) };
    await expect(runDueJobs([spec])).rejects.toThrow('the first time');
    expect(await valueOf('treadway_jobs{job="spec-job",state="retrying"}')).toBe(1);
    expect(await valueOf('treadway_job_runs_total{job="spec-job",outcome="failed"}')).toBe(1);
    expect(await valueOf('treadway_job_seconds_count{job="spec-job"}')).toBe(1);
    expect(await valueOf('treadway_database_connections{state="max"}')).toBe(10);
    expect(await valueOf('treadway_cache_reads_total{cache="settings",outcome="had"}')).toBeGreaterThan(0);
    expect(await lineOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  });

  it('include the number of requests in progress', async () => {
    expect(await valueOf('treadway_http_open_requests')).toBe(1);
    expect(await valueOf('treadway_http_open_requests')).toBe(1);
  });
});
