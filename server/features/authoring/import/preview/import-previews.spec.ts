import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { discardAbandonedJobName } from '../question-import.job-names';
import { questionImportJobs } from '../question-import.jobs';

let api: Api;
let ada: SpecPerson;
let adaToken: string;
let benToken: string;

beforeAll(async () => {
  api = await startApi();
  ada = await makePerson({ role: 'admin', name: 'Ada Admin' });
  adaToken = await api.tokenOf(ada);
  benToken = await api.tokenOf(await makePerson({ role: 'admin', name: 'Ben Boss' }));
});
afterAll(() => api.close());

const work = (): Promise<void> => runDueJobs(questionImportJobs);
const discardAbandoned = () =>
  questionImportJobs.find(({ name }) => name === discardAbandonedJobName)!.run(undefined);

async function upload(moduleId: string, name = 'bank.gift', token = adaToken): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/question-imports?module=${moduleId}&filename=${name}`,
    headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
    payload: 'Round?{T}',
  });
  return String(response.json<Record<string, unknown>>()['_id']);
}

async function preview(name?: string, token = adaToken): Promise<{ id: string; moduleId: string }> {
  const { id: moduleId } = await makeModule({ test: null });
  const id = await upload(moduleId, name, token);
  await work();
  return { id, moduleId };
}

interface State {
  status: string;
  expiresAt: string | null;
  mine: boolean;
  madeBy: string | null;
}

async function read(id: string, token = adaToken): Promise<State> {
  const query = 'query($id: ID!) { questionImport(id: $id) { status expiresAt mine madeBy } }';
  return (await api.graphql<{ questionImport: State }>(query, { id }, token)).body.data.questionImport;
}

async function decide(name: string, id: string, token = adaToken): Promise<unknown> {
  const { body } = await api.graphql<Record<string, { questionImport: State }>>(
    `mutation($id: ID!) { ${name}(input: { id: $id }) { questionImport { status expiresAt } } }`,
    { id },
    token,
  );
  return body.errors?.[0]?.extensions.code ?? body.data[name]!.questionImport;
}

const hours = (from: number, to: string): number => (new Date(to).getTime() - from) / 3_600_000;
const letExpire = (id: string) =>
  pool().query(`update question_import set expires_at = now() - interval '1 second' where id = $1`, [id]);

describe('unsaved import preview', () => {
  it('shows that it is discarded a day after its file was read', async () => {
    const { id } = await preview();
    const { status, expiresAt } = await read(id);
    expect(status).toBe('previewed');
    expect(hours(Date.now(), expiresAt!)).toBeGreaterThan(23.9);
    expect(hours(Date.now(), expiresAt!)).toBeLessThanOrEqual(24);
  });

  it('is discarded with its questions after its time, not before, with an audit entry', async () => {
    const { id } = await preview();
    await discardAbandoned();
    expect((await read(id)).status).toBe('previewed');
    await letExpire(id);
    await discardAbandoned();
    expect(await read(id)).toMatchObject({ status: 'discarded', expiresAt: null });
    const { rows } = await pool().query('select from question_import_line where import_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await auditOf('question_import', id)).toEqual([
      { action: 'edit', actor: null, changes: { status: ['previewed', 'discarded'] } },
    ]);
  });

  it('is not discarded once its questions are being added', async () => {
    const { id } = await preview();
    await letExpire(id);
    expect(await decide('applyQuestionImport', id)).toEqual({ status: 'importing', expiresAt: null });
    await discardAbandoned();
    await work();
    expect((await read(id)).status).toBe('imported');
  });
});

describe('saved import preview', () => {
  it('remains until it is applied or discarded', async () => {
    const { id } = await preview();
    expect(await decide('keepQuestionImport', id)).toEqual({ status: 'previewed', expiresAt: null });
    expect(await decide('keepQuestionImport', id)).toEqual({ status: 'previewed', expiresAt: null });
    await discardAbandoned();
    expect((await read(id)).status).toBe('previewed');
    expect(await decide('applyQuestionImport', id)).toMatchObject({ status: 'importing' });
    expect(await decide('keepQuestionImport', id)).toBe('CONFLICT');
    await work();
  });

  it('can be saved by administrators and API clients with write access only', async () => {
    const { id } = await preview();
    const manager = await api.tokenOf(await makePerson({ role: 'manager' }));
    const reader = await api.clientToken(await makeClient('reader'));
    for (const token of [manager, reader])
      expect(await decide('keepQuestionImport', id, token)).toBe('FORBIDDEN');
    const writer = await api.clientToken(await makeClient('writer'));
    expect(await decide('keepQuestionImport', id, writer)).toMatchObject({ status: 'previewed' });
  });
});

describe('import preview of another person', () => {
  it('names its owner, and can be discarded by another administrator, who is audited', async () => {
    const { id } = await preview('bens.gift', benToken);
    expect(await read(id)).toMatchObject({ mine: false, madeBy: 'Ben Boss' });
    expect(await read(id, benToken)).toMatchObject({ mine: true });
    expect(await decide('discardQuestionImport', id)).toMatchObject({ status: 'discarded' });
    expect(await decide('discardQuestionImport', id, benToken)).toBe('CONFLICT');
    expect(await auditOf('question_import', id)).toMatchObject([{ action: 'edit', actor: ada.id }]);
  });
});

describe('question file that is still being read', () => {
  it('can be discarded, and then has no preview', async () => {
    const { id: moduleId } = await makeModule({ test: null });
    const id = await upload(moduleId);
    expect(await decide('discardQuestionImport', id)).toMatchObject({ status: 'discarded' });
    await work();
    expect((await read(id)).status).toBe('discarded');
    const { rows } = await pool().query('select source from question_import where id = $1', [id]);
    expect(rows).toEqual([{ source: null }]);
  });
});

describe('list of imports in progress', () => {
  it('excludes imports that ended', async () => {
    const { id: moduleId } = await makeModule({ test: null });
    const [discarded, waiting] = [await upload(moduleId, 'a.gift'), await upload(moduleId, 'b.gift')];
    await work();
    await decide('discardQuestionImport', discarded);
    const late = await upload(moduleId, 'c.gift');
    const query = `query($id: ID!, $underWay: Boolean!) {
      questionImports(moduleId: $id, filter: { underWay: $underWay }) { totalCount nodes { id } } }`;
    const idsOf = async (underWay: boolean) => {
      type Listed = { questionImports: { totalCount: number; nodes: { id: string }[] } };
      const { body } = await api.graphql<Listed>(query, { id: moduleId, underWay }, adaToken);
      const { totalCount, nodes } = body.data.questionImports;
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ id }) => id);
    };
    expect(await idsOf(true)).toEqual([late, waiting]);
    expect(await idsOf(false)).toEqual([late, waiting, discarded]);
    await work();
  });
});
