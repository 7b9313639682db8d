import { beforeEach, describe, expect, it } from '@jest/globals';
import { pool, transaction } from '#server/platform/database/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makePerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { failureOf } from './failure-of';

const portal = adminPortal();
beforeEach(async () => {
  await pool().query('delete from graphile_worker._private_jobs');
});

interface Listed {
  id: string;
  name: string;
  state: string;
}

const list = `query ($search: String, $filter: BackgroundJobFilter, $where: BackgroundJobWhere,
  $orderBy: BackgroundJobOrder, $first: Int = 50, $after: String) {
  backgroundJobs(search: $search, filter: $filter, where: $where, orderBy: $orderBy, first: $first, after: $after) {
    totalCount nodes { id name state failure reason tries maxTries queuedAt runAt }
    pageInfo { hasNextPage endCursor } } }`;
const retry = `mutation ($input: RetryBackgroundJobsInput!) { retryBackgroundJobs(input: $input) { jobIds } }`;

const enqueue = (name: string): Promise<void> =>
  transaction((manager) => enqueueJob(manager, name, {}, `spec:${name}`));

async function read(variables: Record<string, unknown> = {}) {
  const { body } = await portal.api.graphql<{
    backgroundJobs: {
      totalCount: number;
      nodes: Listed[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }>(list, variables, portal.token);
  return body.data.backgroundJobs;
}

const names = async (variables: Record<string, unknown>) =>
  (await read(variables)).nodes.map(({ name }) => name);

const failing: Job = {
  name: 'failing',
  run: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.9:25\nat once')),
};

async function failOnce(): Promise<void> {
  await enqueue('failing');
  const { level } = log;
  log.level = 'silent';
  await expect(runDueJobs([failing])).rejects.toThrow('ECONNREFUSED');
  log.level = level;
}

/** Queues one job in each state. */
async function queueAll(): Promise<void> {
  await failOnce();
  for (const name of ['waiting', 'running', 'lost']) await enqueue(name);
  await pool()
    .query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x', attempts = 1
    where key = 'spec:running'`);
  await pool().query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Odd'
    where key = 'spec:lost'`);
}

describe('list of background jobs', () => {
  it('contains waiting, running, retrying and failed jobs, with the reason of each failure', async () => {
    await queueAll();
    const { nodes, totalCount } = await read();
    expect(totalCount).toBe(4);
    expect(nodes).toMatchObject([
      { name: 'lost', state: 'given_up', failure: 'other', reason: 'Odd', tries: 25, maxTries: 25 },
      { name: 'running', state: 'running', failure: null, reason: null, tries: 1 },
      { name: 'waiting', state: 'waiting', failure: null, reason: null, tries: 0 },
      {
        name: 'failing',
        state: 'retrying',
        failure: 'no_answer',
        reason: 'connect ECONNREFUSED 10.0.0.9:25',
        tries: 1,
      },
    ]);
  });

  it('filters by state, by words of name and reason, and by displayed labels', async () => {
    await queueAll();
    expect(await names({ filter: { states: ['retrying', 'given_up'] } })).toEqual(['lost', 'failing']);
    expect(await names({ search: 'refused', filter: { named: ['waiting'] } })).toEqual([
      'waiting',
      'failing',
    ]);
    expect(await names({ search: ' econnrefused ' })).toEqual(['failing']);
    expect(await names({ search: 'fai%' })).toEqual([]);
  });

  it('filters by conditions, sorts, and exports the same rows', async () => {
    await queueAll();
    const where = {
      state: { noneOf: ['running'] },
      name: { oneOf: ['lost', 'running', 'failing'] },
      reason: { isNull: false },
    };
    const orderBy = { field: 'tries', direction: 'ASC' };
    expect(await names({ where, orderBy })).toEqual(['failing', 'lost']);
    const params = new URLSearchParams({ where: JSON.stringify(where), orderBy: JSON.stringify(orderBy) });
    const file = (token: string) =>
      portal.api.app.inject({
        url: `/api/backgroundJobs.csv?${params.toString()}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const lines = (await file(portal.token)).body.trim().split(/\r?\n/);
    expect(lines.map((line) => line.split(',').slice(1, 4))).toEqual([
      ['name', 'state', 'failure'],
      ['failing', 'retrying', 'no_answer'],
      ['lost', 'given_up', 'other'],
    ]);
    expect((await file(await portal.api.tokenOf(await makePerson()))).statusCode).toBe(403);
  });

  it('has pages', async () => {
    for (const name of ['one', 'two', 'three']) await enqueue(name);
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const { nodes, pageInfo } = await read({ first: 2, after });
      seen.push(...nodes.map(({ name }) => name));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(['three', 'two', 'one']);
  });
});

describe('retrying jobs', () => {
  const request = async (jobIds: string[], token = portal.token) =>
    (
      await portal.api.graphql<{ retryBackgroundJobs: { jobIds: string[] } }>(
        retry,
        { input: { jobIds } },
        token,
      )
    ).body;

  it('runs failed jobs at once as new ones, with an audit entry, and no others', async () => {
    await queueAll();
    const { nodes } = await read();
    const { data } = await request(nodes.map(({ id }) => id));
    const [failed, lost] = ['failing', 'lost'].map((name) => nodes.find((job) => job.name === name)!.id);
    expect(data.retryBackgroundJobs.jobIds).toEqual([failed, lost]);
    expect((await read()).nodes).toMatchObject([
      { name: 'lost', state: 'waiting', tries: 0 },
      { name: 'running', state: 'running', tries: 1 },
      { name: 'waiting', state: 'waiting', tries: 0 },
      { name: 'failing', state: 'waiting', tries: 0 },
    ]);
    expect(await auditOf('job', lost!)).toEqual([
      { action: 'edit', actor: portal.admin.id, changes: { name: ['lost', 'lost'] } },
    ]);
    const ran: string[] = [];
    await runDueJobs(['failing', 'lost'].map((name) => ({ name, run: async () => ran.push(name) })));
    expect(ran.toSorted()).toEqual(['failing', 'lost']);
  });

  it('is available to administrators only, and ignores ids of other jobs', async () => {
    const learner = await portal.api.tokenOf(await makePerson());
    const code = async (...given: Parameters<typeof request>) =>
      (await request(...given)).errors?.[0]?.extensions.code;
    expect(await code(['1'], learner)).toBe('FORBIDDEN');
    expect(await code([])).toBe('BAD_USER_INPUT');
    expect(await code(['1 or true'])).toBe('BAD_USER_INPUT');
    expect(await code(['999999'])).toBeUndefined();
  });
});

it.each([
  ['connect ETIMEDOUT 10.0.0.9:587', 'no_answer'],
  ['File storage didn’t respond in time.', 'no_answer'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such mailbox", 'rejected'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'rejected'],
  ['File storage doesn’t allow the portal to do this.', 'rejected'],
  ["Cannot read properties of undefined (reading 'key')", 'other'],
])('classifies the error "%s" as %s', (reason, kind) => {
  expect(failureOf(reason)).toBe(kind);
});
