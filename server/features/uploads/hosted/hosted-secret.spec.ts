import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { log } from '#server/platform/logging/log';
import { greyPng } from '#server/testing/images/hostile-images';
import { type HostedPortal, startHostedPortal } from '#server/testing/transloadit/hosted-portal';
import { openHostedService } from './hosted-service';

const levels = ['debug', 'info', 'warn', 'error'] as const;

describe('secret of the hosted service', () => {
  let portal: HostedPortal;
  const logged: unknown[] = [];
  beforeAll(async () => {
    portal = await startHostedPortal();
    for (const level of levels) {
      jest.spyOn(log, level).mockImplementation((...entry: unknown[]) => void logged.push(entry));
    }
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await portal.close();
  });

  const answers: unknown[] = [];
  async function request(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
  ): Promise<void> {
    const { body, headers } = await portal.api.graphql(query, variables, token ?? portal.asAdmin);
    answers.push(body, headers);
  }
  const take =
    'mutation ($id: ID!) { claimAssembly(input: { assemblyId: $id }) { assembly { finished files { reason } } } }';

  async function everythingThatCanHappen(): Promise<void> {
    const files = { 'one.png': greyPng(40, 30), 'text.jpg': Buffer.from('text') };
    const { id } = await portal.replay.completed({ purpose: 'module', owner: portal.admin.id, files });
    await request(
      'mutation { signUpload(input: { purpose: module }) { signature { params signature serviceUrl } } }',
    );
    await request(take, { id });
    await portal.work();
    await request(take, { id });
    await request(take, { id: '0'.repeat(32) });
    const other = await portal.replay.completed({ purpose: 'module', owner: portal.admin.id, files });
    openHostedService({ ...portal.replay.hosted, authKey: 'another' });
    await request(take, { id: other.id });
    openHostedService(portal.replay.hosted);
    portal.replay.failures.push({ call: /^GET \/assemblies/, status: 200, body: 'no JSON' });
    await request(take, { id: other.id });
    const notified = await portal.api.app.inject({
      method: 'POST',
      url: '/api/uploads/notifications',
      payload: 'x',
    });
    answers.push(notified.body, notified.headers);
  }

  it('is in no response, log, audit entry or table', async () => {
    await everythingThatCanHappen();
    expect(logged).not.toHaveLength(0);
    const { rows: tables } = await pool().query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const kept: unknown[] = [];
    for (const { name } of tables) kept.push((await pool().query(`select t::text from "${name}" t`)).rows);
    const jobs = await pool().query('select j::text from graphile_worker._private_jobs j');
    const everything = inspect([answers, logged, kept, jobs.rows], {
      depth: 20,
      maxArrayLength: null,
      maxStringLength: null,
    });
    expect(everything).toContain(portal.replay.authKey);
    expect(everything).not.toContain(portal.replay.secret);
  });
});
