import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';

let api: Api;
let program: string;
let ada: SpecPerson;
let ben: SpecPerson;

beforeAll(async () => {
  api = await startApi();
  program = await api.clientToken(await makeClient());
  ada = await makePerson({ name: 'Ada' });
  ben = await makePerson({ name: 'Ben' });
});
afterAll(() => api.close());

interface Visible {
  id: string;
  updatedAt: string;
  person: { name: string; points: number } | null;
}

type Requested = Record<string, unknown>;

async function results(variables: Requested = {}, token = program) {
  const { body } = await api.graphql<{
    results: {
      nodes: Visible[];
      totalCount: number;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  }>(
    `query ($since: DateTime, $module: ID, $person: ID, $first: Int = 50, $after: String) {
      results(updatedSince: $since, module: $module, person: $person, first: $first, after: $after) {
        nodes { id updatedAt person { name points } } totalCount pageInfo { endCursor hasNextPage }
      }
    }`,
    variables,
    token,
  );
  if (body.errors) throw new Error(body.errors[0]!.extensions.code);
  return body.data.results;
}

describe('results of all people', () => {
  it('are listed in the order of writing, page by page, with their person', async () => {
    const module = await makeModule();
    const made = [
      await makeResult(ada.id, module, { status: 'failed', startedAt: new Date('2020-01-02') }),
      await makeResult(ben.id, module, { status: 'passed', startedAt: new Date('2020-01-01') }),
      await makeResult(ada.id, module, { status: 'passed' }),
    ];
    const first = await results({ module: module.id, first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await results({ module: module.id, after: first.pageInfo.endCursor });
    const all = [...first.nodes, ...rest.nodes];
    expect(all.map(({ id }) => id)).toEqual(made);
    expect(all.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben', 'Ada']);
    const own = await results({ module: module.id, person: ben.id });
    expect(own.nodes.map(({ id }) => id)).toEqual([made[1]]);
  });

  it('are listed again once they are corrected', async () => {
    const module = await makeModule();
    const [one, two] = [
      await makeResult(ada.id, module, { status: 'failed' }),
      await makeResult(ben.id, module, { status: 'failed' }),
    ];
    const before = (await results({ module: module.id })).nodes.at(-1)!.updatedAt;
    await pool().query('update attempt set score = 60 where id = $1', [one]);
    // Times have milliseconds, so a request from the last time on returns its row again.
    const since = new Date(Date.parse(before)).toISOString();
    const later = await results({ module: module.id, since });
    expect(later.nodes.map(({ id }) => id)).toEqual([two, one]);
    expect(await results({ since: '2099-01-01T00:00:00.000Z' })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('are available to administrators and API clients with read_results, and show others no person', async () => {
    const learner = await api.tokenOf(ada);
    await expect(results({}, learner)).rejects.toThrow('FORBIDDEN');
    await expect(results({}, await api.clientToken(await makeClient(['read_people'])))).rejects.toThrow(
      'FORBIDDEN',
    );
    await expect(results({}, await api.clientToken(await makeClient(['read_results'])))).rejects.toThrow(
      'FORBIDDEN',
    );
    const admin = await api.tokenOf(await makePerson({ role: 'admin' }));
    expect((await results({ first: 1 }, admin)).nodes).toHaveLength(1);
    const { body } = await api.graphql<{ me: { results: { nodes: { person: unknown }[] } } }>(
      '{ me { results(first: 1) { nodes { person { name } } } } }',
      {},
      learner,
    );
    expect(body.data.me.results.nodes).toEqual([{ person: null }]);
  });

  it('are found by an index', async () => {
    const client = await pool().connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select a.id from attempt a where a.closed_at is not null and coalesce(a.changed_at, a.closed_at) >= now()
           and (coalesce(a.changed_at, a.closed_at), a.id) > (timestamptz 'epoch', gen_random_uuid())
         order by coalesce(a.changed_at, a.closed_at), a.id limit 51`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('attempt_changed');
    } finally {
      await client.query('reset enable_seqscan');
      client.release();
    }
  });
});

describe('points entries of all people', () => {
  const query = `query ($since: DateTime, $person: ID, $first: Int = 50, $after: String) {
    pointsEntries(createdSince: $since, person: $person, first: $first, after: $after) {
      nodes { amount balanceAfter person { name } } totalCount pageInfo { endCursor }
    }
  }`;
  const entries = async (variables: Requested) => {
    const { body } = await api.graphql<{
      pointsEntries: { nodes: { amount: number }[]; totalCount: number; pageInfo: { endCursor: string } };
    }>(query, variables, program);
    return body.data.pointsEntries;
  };

  it('are listed in the order of writing, page by page, with their person', async () => {
    const writer = await api.clientToken(await makeClient('writer'));
    const since = new Date().toISOString();
    for (const [person, delta] of [
      [ada, 5],
      [ben, 7],
      [ada, -2],
    ] as const) {
      const { body } = await api.graphql(
        'mutation ($input: AdjustPointsInput!) { adjustPoints(input: $input) { entry { amount } } }',
        { input: { profileId: person.id, delta, note: 'Spec', idempotencyKey: crypto.randomUUID() } },
        writer,
      );
      expect(body.errors).toBeUndefined();
    }
    const first = await entries({ since, first: 2 });
    expect(first.totalCount).toBe(3);
    const rest = await entries({ since, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes]).toEqual([
      { amount: 5, balanceAfter: 5, person: { name: 'Ada' } },
      { amount: 7, balanceAfter: 7, person: { name: 'Ben' } },
      { amount: -2, balanceAfter: 3, person: { name: 'Ada' } },
    ]);
    expect((await entries({ since, person: ben.id })).nodes.map(({ amount }) => amount)).toEqual([7]);
  });
});
