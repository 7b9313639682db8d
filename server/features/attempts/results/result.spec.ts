import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startTest } from '#server/features/training/test/start-test.service';
import { presets } from '#server/platform/access/scopes';
import { pool } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';
import { resultById, resultsOfProfile } from './result.service';

let api: Api;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
});

const code = (expected: string) => expect.objectContaining({ code: expected });

describe('result', () => {
  it('can be read by its owner, managers of the account, administrators and clients only', async () => {
    const [here, there] = [await makeAccount(), await makeAccount()];
    const owner = await makePerson({ account: here });
    const result = await makeResult(owner.id, await makeModule(), { status: 'passed' });
    const reads = async (viewer: Viewer) => (await resultById(viewer, result)) !== null;
    const manager = (account: typeof here | null) => makePerson({ role: 'manager', account });
    expect(await reads(owner.viewer)).toBe(true);
    expect(await reads((await manager(here)).viewer)).toBe(true);
    expect(await reads((await makePerson({ role: 'admin' })).viewer)).toBe(true);
    expect(await reads({ kind: 'client', clientId: 'x', scopes: presets.reader })).toBe(true);
    expect(await reads((await manager(there)).viewer)).toBe(false);
    expect(await reads((await manager(null)).viewer)).toBe(false);
    expect(await reads((await makePerson({ account: here })).viewer)).toBe(false);
    await expect(resultById({ kind: 'stranger' }, result)).rejects.toEqual(code('UNAUTHENTICATED'));
    const list = await resultsOfProfile((await manager(there)).viewer, owner, 20);
    expect(list.nodes).toEqual([]);
  });

  it('is null for an attempt in progress, an unknown id and an invalid id', async () => {
    const { id } = await startTest(person.viewer, (await makeModule()).id);
    for (const any of [id, randomUUID(), 'nonsense']) expect(await resultById(person.viewer, any)).toBeNull();
  });
});

const profileQuery = `query ($first: Int!, $after: String) { me { id
  results(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
    nodes { id status score module { id name(lang: fr) myTest { status } } incorrectQuestions { name } } }
  progress { pro { done required userType } groups { kind group done inProgress total } } } }`;

interface Me {
  me: {
    results: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { id: string }[];
    };
    progress: { pro: unknown; groups: unknown[] };
  };
}

describe('results of a profile', () => {
  it('are listed newest first, in pages, with their modules', async () => {
    const module = await makeModule({ name: { en: 'Snow', es: '', fr: 'Neige' } });
    const made: string[] = [];
    for (let month = 0; month < 5; month++) {
      const startedAt = new Date(Date.UTC(2026, month < 3 ? 0 : month));
      made.push(await makeResult(person.id, module, { status: 'failed', startedAt }));
    }
    const token = await api.tokenOf(person);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const results: Me['me']['results'] = (await api.graphql<Me>(profileQuery, { first: 2, after }, token))
        .body.data.me.results;
      expect(results.totalCount).toBe(5);
      expect(results.nodes[0]).toMatchObject({ module: { name: 'Neige', myTest: { status: 'failed' } } });
      seen.push(...results.nodes.map(({ id }) => id));
      if (!results.pageInfo.hasNextPage) break;
      after = results.pageInfo.endCursor;
    }
    // Three of them were closed in the same instant and follow their ids.
    expect(seen).toEqual([made[4], made[3], ...made.slice(0, 3).toSorted().toReversed()]);
  });

  it('can be filtered by time, also in the CSV export', async () => {
    const module = await makeModule({ name: { en: 'Snow', es: 'Nieve', fr: 'Neige' } });
    for (const month of [0, 1, 2]) {
      await makeResult(person.id, module, {
        status: 'passed',
        startedAt: new Date(Date.UTC(2026, month, 10)),
      });
    }
    const token = await api.tokenOf(person);
    const filter = { closedFrom: '2026-02-01T00:00:00.000Z', closedBefore: '2026-03-01T00:00:00.000Z' };
    const { body } = await api.graphql<{
      me: { results: { totalCount: number; nodes: { closedAt: string }[] } };
    }>(
      'query ($filter: ResultFilter) { me { results(filter: $filter, first: 5) { totalCount nodes { closedAt } } } }',
      { filter },
      token,
    );
    const { totalCount, nodes } = body.data.me.results;
    expect([totalCount, nodes.map(({ closedAt }) => closedAt.slice(0, 7))]).toEqual([1, ['2026-02']]);
    const csv = (query: string) =>
      api.app.inject({ url: `/api/results.csv${query}`, headers: { authorization: `Bearer ${token}` } });
    const lines = (await csv(`?filter=${JSON.stringify(filter)}`)).body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Snow,passed,/);
    expect((await csv('')).body.trim().split('\r\n')).toHaveLength(4);
    expect((await api.app.inject({ url: '/api/results.csv' })).statusCode).toBe(401);
  });

  it('reject a cursor of another list', async () => {
    const after = Buffer.from('["1","2"]').toString('base64url');
    await expect(resultsOfProfile(person.viewer, person, 5, after)).rejects.toEqual(code('BAD_USER_INPUT'));
  });
});

describe('progress of a profile', () => {
  it('counts standard tests toward PRO, and modules by kind and area', async () => {
    await pool().query('update module set enabled = false');
    const done = await makeModule({ kind: 'training', group: 'sales_skills' });
    const open = await makeModule({ kind: 'training', group: 'sales_skills' });
    await makeModule({ kind: 'training', group: 'sales_skills', userTypes: ['conti'] });
    await makeModule({ kind: 'tire', test: null });
    await makeModule({ group: 'employee' });
    await makeResult(person.id, done, { status: 'passed' });
    await startTest(person.viewer, open.id);
    const { body } = await api.graphql<Me>(profileQuery, { first: 1 }, await api.tokenOf(person));
    expect(body.data.me.progress).toEqual({
      pro: { done: 1, required: 10, userType: 'standard' },
      groups: [
        { kind: 'tire', group: null, done: 0, inProgress: 0, total: 1 },
        { kind: 'training', group: 'sales_skills', done: 1, inProgress: 1, total: 2 },
      ],
    });
  });
});
