import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makeModule, makePerson } from '#server/testing/factories';
import { importQuestions } from '../import/import-at-once';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf(await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());

const get = (testId: string | null, as = token) =>
  api.app.inject({ url: `/api/tests/${testId}/questions.gift`, headers: { authorization: `Bearer ${as}` } });

async function contents(moduleId: string): Promise<unknown[]> {
  const { rows } = await pool().query(
    `select kind, text, (select jsonb_agg(o - 'id') from jsonb_array_elements(options) as o) as options, accepted, code,
       feedback, weight, credit, tags, enabled, image_url
     from question q join test t on t.id = q.test_id where t.module_id = $1 order by position`,
    [moduleId],
  );
  return rows;
}

describe('export of a test', () => {
  it('creates a file whose import creates the same test', async () => {
    const name = { en: 'Été: "Winter" / 1', es: '', fr: '' };
    const from = await makeModule({
      name,
      test: {
        questions: [
          { text: 'Which = {1}?', feedback: 'So.', weight: 3 },
          { text: 'Twice?' },
          { text: 'Twice?', enabled: false },
          { accepted: ['205/55R16', '*'] },
          {
            multiple: true,
            credit: 'partial',
            options: [
              { text: 'a', correct: true, feedback: 'Yes: #1' },
              { text: 'b', correct: true },
            ],
          },
        ],
      },
    });
    await pool().query(
      `update question set tags = '{law,"two words"}', code = kind = 'short_answer',
         text = text || '{"es": "¿Cuál?", "fr": "Laquelle ?"}' where test_id = $1`,
      [from.testId],
    );
    const response = await get(from.testId);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="ete-winter-1.gift"',
    });
    const to = await makeModule({ name: { en: 'Copy', es: '', fr: '' }, test: null });
    const report = await importQuestions({
      fileName: 'copy.gift',
      text: response.body,
      moduleName: 'Copy',
      dryRun: false,
      publish: false,
      actor: { kind: 'system' },
    });
    expect(report.lines.map(({ status }) => status)).toEqual(Array(5).fill('accepted'));
    expect(await contents(to.id)).toEqual(await contents(from.id));
    const again = await importQuestions({
      fileName: 'copy.gift',
      text: response.body,
      moduleName: name.en,
      dryRun: false,
      publish: false,
      actor: { kind: 'system' },
    });
    expect(again.added).toBe(0);
  });

  it('is available to administrators and API clients with write access to modules', async () => {
    const { testId } = await makeModule();
    expect((await get(testId, await api.tokenOf(await makePerson()))).statusCode).toBe(403);
    expect((await get(testId, await api.tokenOf(await makePerson({ role: 'manager' })))).statusCode).toBe(
      403,
    );
    expect((await get(testId, await api.clientToken(await makeClient()))).statusCode).toBe(403);
    expect((await get(testId, await api.clientToken(await makeClient('writer')))).statusCode).toBe(200);
    expect((await get('0')).statusCode).toBe(404);
    expect((await get('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});
