import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset, outlivesUnused, type SpecAsset, usesOf } from '#server/testing/content/assets';
import {
  makeClient,
  makeModule,
  makePerson,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { importQuestions } from './import-at-once';
import type { ImportReport } from './import.types';
import { questionImportJobs } from './question-import.jobs';

let api: Api;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  token = await api.tokenOf(admin);
});
afterAll(() => api.close());

const makePicture = (values: Parameters<typeof makeAsset>[1] = {}): Promise<SpecAsset> =>
  makeAsset(admin.id, { purpose: 'question', ...values });
const alt = { en: 'A tread', es: '', fr: 'Une sculpture' };
const questionText = (text: string, settings: object): string =>
  `// treadway: ${JSON.stringify(settings)}\n${text}{=yes ~no}\n\n`;

let modules = 0;
async function makeEmpty(): Promise<SpecModule & { name: string }> {
  const name = `Pictures ${++modules}`;
  return { ...(await makeModule({ name: { en: name, es: '', fr: '' }, test: null })), name };
}

const imports = (moduleName: string, text: string, dryRun = false): Promise<ImportReport> =>
  importQuestions({
    fileName: 'x.gift',
    text,
    moduleName,
    dryRun,
    publish: false,
    actor: { kind: 'system' },
  });

interface Row {
  id: string;
  url: string | null;
  asset: string | null;
  alt: unknown;
}
async function rowsOf(moduleId: string): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `select q.id, image_url as url, image_asset_id as asset, image_alt as alt
     from question q join test t on t.id = q.test_id where t.module_id = $1 order by position`,
    [moduleId],
  );
  return rows;
}
const exported = async (moduleId: string): Promise<string> => {
  const { rows } = await pool().query<{ id: string }>('select id from test where module_id = $1', [moduleId]);
  const url = `/api/tests/${rows[0]!.id}/questions.gift`;
  return (await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).body;
};

async function mutate(name: string, id: string, more = ''): Promise<void> {
  const { body } = await api.graphql(
    `mutation ($id: ID!) { ${name}(input: { id: $id${more} }) { __typename } }`,
    { id },
    token,
  );
  expect(body.errors).toBeUndefined();
}
async function upload(moduleId: string, payload: string, as = token): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/question-imports?module=${moduleId}&filename=x.gift`,
    headers: { 'content-type': 'text/plain', authorization: `Bearer ${as}` },
    payload,
  });
  await runDueJobs(questionImportJobs);
  return String(response.json<Record<string, unknown>>()['_id']);
}
async function linesOf(id: string): Promise<{ status: string; notes: { code: string }[] }[]> {
  const { body } = await api.graphql<{ questionImport: { lines: { nodes: never[] } } }>(
    `query ($id: ID!) { questionImport(id: $id) { lines(first: 50) { nodes { status notes { code } } } } }`,
    { id },
    token,
  );
  return body.data.questionImport.lines.nodes;
}

describe('imported image', () => {
  it('is used when it was uploaded to this portal, and survives export and import', async () => {
    const [picture, plain] = [await makePicture(), await makePicture({ purpose: 'content' })];
    const from = await makeEmpty();
    const text =
      questionText('One?', { image: picture.lgUrl, imageAlt: alt }) +
      questionText('Two?', { image: plain.lgUrl }) +
      'Three?{T}\n';
    const report = await imports(from.name, text);
    expect(report.lines.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    const rows = await rowsOf(from.id);
    expect(rows).toEqual([
      { id: expect.any(String), url: picture.lgUrl, asset: picture.id, alt },
      { id: expect.any(String), url: plain.lgUrl, asset: plain.id, alt: null },
      { id: expect.any(String), url: null, asset: null, alt: null },
    ]);
    expect(await usesOf(picture)).toEqual([`question:${rows[0]!.id}`]);
    expect([await outlivesUnused(picture), await outlivesUnused(plain)]).toEqual([true, true]);

    const to = await makeEmpty();
    const file = await exported(from.id);
    expect((await imports(to.name, file)).lines.map(({ notes }) => notes)).toEqual([[], [], []]);
    const withoutId = ({ id: _id, ...row }: Row) => row;
    expect((await rowsOf(to.id)).map(withoutId)).toEqual(rows.map(withoutId));
    expect(await exported(to.id)).toBe(file);
    expect((await imports(from.name, file)).added).toBe(0);
    expect(await usesOf(picture)).toHaveLength(2);
  });

  it('is removed with a note when it is any other address, and matched by the original address later', async () => {
    const known = await makePicture();
    const bad = [
      'https://elsewhere.example/tread.png',
      `https://elsewhere.example${known.lgUrl}`,
      `/x${known.lgUrl}`,
      known.originalUrl,
      '/files/tread.png',
      (await makeAsset(admin.id, { purpose: 'avatar' })).lgUrl,
      (await makeAsset(admin.id, { purpose: 'module' })).lgUrl,
      (await makePicture({ stored: false })).lgUrl,
    ];
    const text = bad
      .map((image, index) => questionText(`Number ${index}?`, { image, imageAlt: alt }))
      .join('');
    const { id, name } = await makeEmpty();
    expect((await imports(name, text, true)).lines.map(({ status }) => status)).toEqual(
      bad.map(() => 'converted'),
    );
    const { lines } = await imports(name, text);
    expect(lines.map(({ notes }) => notes.map(({ code }) => code))).toEqual(
      bad.map(() => ['picture_dropped']),
    );
    for (const row of await rowsOf(id)) expect(row).toMatchObject({ url: null, asset: null, alt: null });
    expect(await usesOf(known)).toEqual([]);
    expect((await imports(name, text)).added).toBe(0);
    expect((await imports(name, await exported(id))).added).toBe(0);
  });

  it('is removed with a note when it was deleted between preview and import', async () => {
    const [lost, kept] = [await makePicture(), await makePicture()];
    const { id } = await makeEmpty();
    const importId = await upload(
      id,
      questionText('One?', { image: lost.lgUrl, imageAlt: alt }) +
        questionText('Two?', { image: kept.lgUrl }),
    );
    expect((await linesOf(importId)).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    await pool().query('delete from asset where id = $1', [lost.id]);
    await mutate('applyQuestionImport', importId);
    await runDueJobs(questionImportJobs);
    expect(await linesOf(importId)).toEqual([
      { status: 'converted', notes: [{ code: 'picture_dropped' }] },
      { status: 'accepted', notes: [] },
    ]);
    expect(await rowsOf(id)).toMatchObject([
      { url: null, asset: null, alt: null },
      { url: kept.lgUrl, asset: kept.id, alt: null },
    ]);
  });

  it('is released when the import is undone, unless others use it, also for API clients', async () => {
    const [shared, own] = [await makePicture(), await makePicture()];
    const first = await makeEmpty();
    await imports(first.name, questionText('One?', { image: shared.lgUrl }));
    const second = await makeEmpty();
    const writer = await api.clientToken(await makeClient('writer'));
    const importId = await upload(
      second.id,
      questionText('One?', { image: shared.lgUrl }) + questionText('Two?', { image: own.lgUrl }),
      writer,
    );
    await mutate('applyQuestionImport', importId);
    await runDueJobs(questionImportJobs);
    expect([await usesOf(shared), await usesOf(own)]).toMatchObject([{ length: 2 }, { length: 1 }]);
    await mutate('undoQuestionImport', importId, ', includeEdited: false');
    expect([await usesOf(shared), await usesOf(own)]).toMatchObject([{ length: 1 }, { length: 0 }]);
    expect([await outlivesUnused(shared), await outlivesUnused(own)]).toEqual([true, false]);
  });

  it('distinguishes otherwise equal questions, and so does its description', async () => {
    const [one, two] = [await makePicture(), await makePicture()];
    const text = [{ image: one.lgUrl }, { image: two.lgUrl }, { image: one.lgUrl, imageAlt: alt }]
      .map((settings) => questionText('Which?', settings))
      .join('');
    const { id, name } = await makeEmpty();
    expect((await imports(name, text)).added).toBe(3);
    expect(await usesOf(one)).toHaveLength(2);
    const copy = await makeEmpty();
    expect((await imports(copy.name, await exported(id))).added).toBe(3);
  });
});
