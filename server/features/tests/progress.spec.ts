import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api';
import { makeAccount, makeModule, makePerson, makeResult } from '#server/testing/factories';
import { startTest } from './attempt.service';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const query = `query ($id: ID!) { profile(id: $id) { progress {
  groups { kind group done inProgress total } brands { brand done inProgress total } } } }`;

interface Data {
  profile: { progress: { groups: unknown[]; brands: unknown[] } } | null;
}

describe('the progress by brand', () => {
  it('counts what the person sees and may open, under whatever group it stands', async () => {
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
