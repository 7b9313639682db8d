import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { periodAt } from '#server/features/attempts/counting/periods';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeModule, makePerson, makeResult } from '#server/testing/factories';
import { startTest } from '../test/start-test.service';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
// Hides the modules of former specs.
beforeEach(async () => {
  await pool().query('update module set enabled = false');
  evictAll();
});

const query = `query ($id: ID!) { profile(id: $id) { progress {
  groups { kind group done inProgress total } brands { brand done inProgress total } } } }`;

interface Data {
  profile: { progress: { groups: unknown[]; brands: unknown[] } } | null;
}

describe('progress by brand', () => {
  it('counts the modules that the person can see and open, of any group', async () => {
    const account = await makeAccount();
    const person = await makePerson({ account });
    const token = await api.tokenOf(person);
    const read = async (by: string) =>
      (await api.graphql<Data>(query, { id: person.id }, by)).body.data.profile?.progress;
    expect(await read(token)).toEqual({ groups: [], brands: [] });

    const passed = await makeModule({ brand: 'gt' });
    const open = await makeModule({ brand: 'gt', kind: 'training', group: 'sales_skills' });
    await makeModule({ brand: 'conti' });
    await makeModule({ brand: 'conti', userTypes: ['motorcycle'] });
    await makeModule({ brand: 'conti', group: 'employee' });
    await makeModule({ brand: 'conti', enabled: false });
    await makeResult(person.id, passed, { status: 'failed', startedAt: new Date(Date.now() - 60_000) });
    await makeResult(person.id, passed, { status: 'passed' });
    await startTest(person.viewer, open.id);
    const progress = {
      groups: [
        { kind: 'tire', group: null, done: 1, inProgress: 0, total: 2 },
        { kind: 'training', group: 'sales_skills', done: 0, inProgress: 1, total: 1 },
      ],
      brands: [
        { brand: 'conti', done: 0, inProgress: 0, total: 1 },
        { brand: 'gt', done: 1, inProgress: 1, total: 2 },
      ],
    };
    expect(await read(token)).toEqual(progress);
    expect(await read(await api.tokenOf(await makePerson({ role: 'manager', account })))).toEqual(progress);
    expect(await read(await api.tokenOf(await makePerson()))).toBeUndefined();
  });
});

describe('number of completed modules', () => {
  it('is the same on the home page, in the list and by brand', async () => {
    const person = await makePerson();
    const token = await api.tokenOf(person);
    const monthly = { resetPeriod: 'monthly' as const };
    const result = async (values: Parameters<typeof makeModule>[0], startedAt = new Date()) =>
      makeResult(person.id, await makeModule(values), { status: 'passed', startedAt });
    await result({ brand: 'gt', test: monthly });
    await result({ test: monthly }, new Date(Date.now() - 40 * 86_400_000));
    await result({ group: 'sales_skills', userTypes: ['motorcycle'] });
    await result({ enabled: false });
    const counts = `query ($id: ID!) { profile(id: $id) { progress { groups { done total } brands { done total } } }
      done: modules(filter: { status: [passed] }) { totalCount } }`;
    type Count = { done: number; total: number };
    const { body } = await api.graphql<{
      profile: { progress: { groups: Count[]; brands: Count[] } };
      done: { totalCount: number };
    }>(counts, { id: person.id }, token);
    const { profile, done } = body.data;
    const sum = (rows: Count[], key: keyof Count) => rows.reduce((all, row) => all + row[key], 0);
    const { groups, brands } = profile.progress;
    expect([sum(groups, 'done'), sum(brands, 'done'), done.totalCount]).toEqual([3, 3, 3]);
    expect(sum(groups, 'total')).toBe(sum(brands, 'total'));
  });

  it('includes when a test was passed in an earlier period and since when it is open again', async () => {
    const person = await makePerson();
    const module = await makeModule({ test: { resetPeriod: 'monthly', maxFails: 3 } });
    const startedAt = new Date(Date.now() - 40 * 86_400_000);
    await makeResult(person.id, module, { status: 'passed', startedAt });
    const read = `query ($id: ID!) { module(id: $id) { myTest { status passedBeforeAt openSince periodEndsAt attemptsLeft } } }`;
    const token = await api.tokenOf(person);
    const mine = async () =>
      (await api.graphql<{ module: { myTest: unknown } }>(read, { id: module.id }, token)).body.data.module
        .myTest;
    const { start, end } = periodAt('monthly', 'UTC', new Date());
    expect(await mine()).toEqual({
      status: 'not_started',
      passedBeforeAt: startedAt.toISOString(),
      openSince: start.toISOString(),
      periodEndsAt: end.toISOString(),
      attemptsLeft: 3,
    });
    await makeResult(person.id, module, { status: 'passed' });
    expect(await mine()).toMatchObject({ status: 'passed', passedBeforeAt: null, openSince: null });
  });
});
