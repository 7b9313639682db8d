import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { auditOf } from '#server/testing/audit';
import {
  makeClient,
  makeModule,
  makePerson,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { importQuestions } from './import-at-once';
import { resumeJobName } from './question-import.job-names';
import { questionImportJobs } from './question-import.jobs';

const bank = `// [tag:basics]
Round?{T}

What is it made of?{=rubber =%50%plastic}

Describe it.{}

Which?{~%50%a ~%50%b ~c}
`;

let api: Api;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
  token = await api.tokenOf(admin);
});
afterAll(() => api.close());

const emptyModule = (): Promise<SpecModule> => makeModule({ test: null });

async function send(
  moduleId: string,
  body: string | Buffer,
  { as = token, type = 'text/plain', name = 'bank.gift' } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/question-imports?module=${moduleId}&filename=${encodeURIComponent(name)}`,
    headers: { 'content-type': type, ...(as && { authorization: `Bearer ${as}` }) },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

async function upload(moduleId: string, body: string | Buffer = bank): Promise<string> {
  const { body: reply } = await send(moduleId, body);
  expect(reply).toEqual({ success: true, _id: expect.any(String) });
  return String(reply['_id']);
}

const work = (): Promise<void> => runDueJobs(questionImportJobs);
const jobNamed = (wanted: string) => questionImportJobs.find(({ name }) => name === wanted)!;

interface Import {
  status: string;
  format: string | null;
  done: number;
  total: number | null;
  added: number;
  testCreated: boolean;
  remaining: number;
  edited: number;
  failure: string | null;
  madeBy: string | null;
  counts: Record<string, number>;
  syntaxErrors: { line: number; code: string; reason: string }[];
  lines: {
    nodes: {
      number: number;
      line: number;
      label: string;
      verdict: string;
      notes: { code: string }[];
      question: unknown;
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const fields = `status format done total added testCreated remaining edited failure madeBy
  counts { taken converted refused alreadyThere } syntaxErrors { line code reason }`;
const lines = `lines(first: $first, after: $after, filter: { verdict: $verdict }) {
  totalCount
  nodes { number line label verdict notes { code } question { kind text options { text correct } accepted { en } tags } }
  pageInfo { hasNextPage endCursor } }`;

async function read(id: string, page: Record<string, unknown> = {}, as = token): Promise<Import> {
  const { body } = await api.graphql<{ questionImport: Import }>(
    `query($id: ID!, $first: Int, $after: String, $verdict: QuestionImportVerdict)
       { questionImport(id: $id) { ${fields} ${lines} } }`,
    { id, first: 10, ...page },
    as,
  );
  return body.data.questionImport;
}

async function mutate(name: string, id: string, more = '', as = token): Promise<Record<string, unknown>> {
  const undoes = name === 'undoQuestionImport';
  const selection = undoes
    ? 'removed testRemoved questionImport { status }'
    : 'questionImport { status total }';
  const { body } = await api.graphql<Record<string, Record<string, unknown>>>(
    `mutation($id: ID!) { ${name}(input: { id: $id${more} }) { ${selection} } }`,
    { id },
    as,
  );
  const error = body.errors?.[0]?.extensions;
  if (error) return { code: error.code, edited: error['edited'] };
  const payload = body.data[name]!;
  return undoes ? payload : (payload['questionImport'] as Record<string, unknown>);
}

async function imported(moduleId: string, text = bank): Promise<string> {
  const id = await upload(moduleId, text);
  await work();
  await mutate('applyQuestionImport', id);
  await work();
  expect((await read(id)).status).toBe('imported');
  return id;
}

async function count(table: string, where: string, value: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where} = $1`,
    [value],
  );
  return rows[0]!.count;
}

async function questionsIn(moduleId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await pool().query<Record<string, unknown>>(
    `select q.* from question q join test t on t.id = q.test_id where t.module_id = $1 order by position`,
    [moduleId],
  );
  return rows;
}

describe('a question file that is sent', () => {
  it('is read into a preview that touches nothing', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    expect(await read(id)).toMatchObject({ status: 'reading', total: null, madeBy: 'Ada Admin' });
    await work();
    const preview = await read(id);
    expect(preview).toMatchObject({
      status: 'previewed',
      format: 'gift',
      done: 4,
      total: 4,
      added: 0,
      counts: { taken: 2, converted: 1, refused: 1, alreadyThere: 0 },
      syntaxErrors: [],
    });
    expect(preview.lines.nodes).toMatchObject([
      {
        number: 1,
        line: 2,
        label: 'Round?',
        verdict: 'taken',
        question: { kind: 'multiple_choice', text: 'Round?', tags: ['basics'] },
      },
      {
        number: 2,
        line: 4,
        verdict: 'converted',
        notes: [{ code: 'partial_answer_dropped' }],
        question: { accepted: { en: ['rubber'] } },
      },
      { number: 3, line: 6, verdict: 'refused', notes: [{ code: 'essay' }], question: null },
      { number: 4, line: 8, verdict: 'taken' },
    ]);
    expect(await count('test', 'module_id', moduleId)).toBe(0);
  });

  it('is shown page by page, also of one verdict', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    const first = await read(id, { first: 1, verdict: 'taken' });
    expect(first.lines.nodes.map(({ number }) => number)).toEqual([1]);
    expect(first.lines.pageInfo.hasNextPage).toBe(true);
    const second = await read(id, { first: 1, verdict: 'taken', after: first.lines.pageInfo.endCursor });
    expect(second.lines.nodes.map(({ number }) => number)).toEqual([4]);
    expect(second.lines.pageInfo.hasNextPage).toBe(false);
  });

  it('is told to be Moodle XML by its content, whatever its name', async () => {
    const { id: moduleId } = await emptyModule();
    const xml = `<?xml version="1.0"?><quiz><question type="essay"><name><text>E</text></name></question></quiz>`;
    const id = await upload(moduleId, xml);
    await work();
    expect(await read(id)).toMatchObject({ format: 'moodle_xml', counts: { refused: 1 } });
  });

  it.each([
    ['a syntax error at its end', `${bank}\nBroken {=a`, 10, 'brace_not_closed'],
    ['bytes that are no UTF-8', Buffer.from(`${bank}\nÉté? {T}`, 'latin1'), 10, 'not_utf8'],
    ['an entity bomb', '<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY a "b">]><quiz/>', 2, 'xml_declaration'],
    ['XML that ends early', '<quiz>\n<question type="essay">', 2, 'xml_unclosed'],
  ])('with %s fails with line and reason and changes nothing', async (_, body, line, code) => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId, body);
    await work();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: 'BAD_USER_INPUT',
      syntaxErrors: [{ line, code, reason: expect.any(String) }],
      lines: { nodes: [] },
    });
    expect(await mutate('applyQuestionImport', id)).toMatchObject({ code: 'CONFLICT' });
    expect(await count('test', 'module_id', moduleId)).toBe(0);
  });

  it('of 20 MB of nothing has no question', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId, Buffer.alloc(20 * 1024 * 1024, '\n'));
    await work();
    expect(await read(id)).toMatchObject({ status: 'previewed', total: 0 });
  });

  it('of more than 20 MB, without a name, for no module, or as JSON, is refused', async () => {
    const { id: moduleId } = await emptyModule();
    expect((await send(moduleId, Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).body['code']).toBe(
      'PAYLOAD_TOO_LARGE',
    );
    expect((await send(moduleId, bank, { name: '' })).body['code']).toBe('BAD_USER_INPUT');
    expect((await send(moduleId, '')).body['code']).toBe('BAD_USER_INPUT');
    expect((await send(admin.id, bank)).body['code']).toBe('NOT_FOUND');
    expect((await send('x', bank)).body['code']).toBe('NOT_FOUND');
    expect((await send(moduleId, '{}', { type: 'application/json' })).status).toBeGreaterThanOrEqual(400);
    expect(await count('question_import', 'module_id', moduleId)).toBe(0);
  });

  it('is refused while ten others of the module wait', async () => {
    const { id: moduleId } = await emptyModule();
    for (let times = 0; times < 10; times++) await upload(moduleId);
    expect((await send(moduleId, bank, { name: 'eleventh.gift' })).body).toEqual({
      success: false,
      code: 'CONFLICT',
      error: `The module has 10 imports under way; discard or finish one of: ${Array(10).fill('bank.gift').join(', ')}.`,
    });
    await work();
  });
});

describe('an import that is applied', () => {
  it('is the one that the command makes of the same file', async () => {
    const { id: moduleId } = await emptyModule();
    const applied = await read(await imported(moduleId));
    const name = { en: 'By the command', es: '', fr: '' };
    const other = await makeModule({ name, test: null });
    const report = await importQuestions({
      fileName: 'bank.gift',
      text: bank,
      moduleName: name.en,
      dryRun: false,
      publish: false,
      actor: { kind: 'system' },
    });
    const { rows } = await pool().query<{ id: string }>(
      'select id from question_import where module_id = $1',
      [other.id],
    );
    expect(rows).toHaveLength(1);
    expect(await read(rows[0]!.id)).toEqual({ ...applied, madeBy: null });
    expect(report.lines.map(({ line, label, verdict }) => ({ line, label, verdict }))).toEqual(
      applied.lines.nodes.map(({ line, label, verdict }) => ({ line, label, verdict })),
    );
  });

  it('adds the questions behind the others, unpublished, in a test made for them, and is audited', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    expect(await mutate('applyQuestionImport', id)).toEqual({ status: 'importing', total: 3 });
    expect(await mutate('applyQuestionImport', id)).toMatchObject({ code: 'CONFLICT' });
    await work();
    expect(await read(id)).toMatchObject({ status: 'imported', added: 3, testCreated: true, remaining: 3 });
    const questions = await questionsIn(moduleId);
    expect(questions.map(({ position, kind, tags }) => [position, kind, tags])).toEqual([
      [1, 'multiple_choice', ['basics']],
      [2, 'short_answer', []],
      [3, 'multiple_select', []],
    ]);
    const { rows } = await pool().query('select version_id from test where module_id = $1', [moduleId]);
    expect(rows).toEqual([{ version_id: null }]);
    expect(await auditOf('question_import', id)).toMatchObject([
      { action: 'add', actor: admin.id, changes: { file: [null, 'bank.gift'], questions: [null, 3] } },
    ]);
  });

  it('leaves alone what is already there, also what was made by hand', async () => {
    const module = await makeModule({
      test: {
        questions: [
          {
            text: 'Round?',
            options: [
              { text: 'True', correct: true },
              { text: 'False', correct: false },
            ],
          },
        ],
      },
    });
    const id = await imported(module.id);
    expect(await read(id)).toMatchObject({
      added: 2,
      testCreated: false,
      counts: { taken: 1, alreadyThere: 1 },
    });
    expect((await questionsIn(module.id)).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect((await read(await imported(module.id))).added).toBe(0);
  });

  it('compares again with what the test holds by then', async () => {
    const { id: moduleId } = await emptyModule();
    const [one, two] = [await upload(moduleId), await upload(moduleId)];
    await work();
    await mutate('applyQuestionImport', one);
    await mutate('applyQuestionImport', two);
    await work();
    expect([(await read(one)).added, (await read(two)).added].sort()).toEqual([0, 3]);
    expect(await questionsIn(moduleId)).toHaveLength(3);
  });

  it('ends in the same state when its server was killed in the middle', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    const kill = `update question_import set worked_at = now() - interval '1 minute', tries = tries + 1, done = 1 where id = $1`;
    const forgetJobs = `delete from graphile_worker._private_jobs`;
    await pool().query(forgetJobs);
    await pool().query(kill, [id]);
    await pool().query(
      `insert into question_import_line (import_id, number, line, label, verdict, already_there) values ($1, 1, 1, 'half', 'refused', false)`,
      [id],
    );
    await jobNamed(resumeJobName).run(undefined);
    await work();
    expect(await read(id)).toMatchObject({ status: 'previewed', total: 4 });
    await mutate('applyQuestionImport', id);
    await pool().query(forgetJobs);
    await pool().query(kill, [id]);
    await jobNamed(resumeJobName).run(undefined);
    await work();
    for (const job of questionImportJobs.slice(0, 2)) await job.run({ id });
    expect(await read(id)).toMatchObject({ status: 'imported', added: 3, done: 3, total: 3 });
    expect(await questionsIn(moduleId)).toHaveLength(3);
    expect(await auditOf('question_import', id)).toHaveLength(1);
  });

  it('comes to its end while more callers wait for its module than there are connections', async () => {
    const module = await emptyModule();
    const id = await upload(
      module.id,
      Array.from({ length: 2000 }, (_, index) => `Question ${index}?{=a ~b}`).join('\n\n'),
    );
    await work();
    await mutate('applyQuestionImport', id);
    let isDone = false;
    const working = work().finally(() => (isDone = true));
    const isHeld = async (): Promise<boolean> =>
      (await pool().query('select from module where id = $1 for update skip locked', [module.id]))
        .rowCount === 0;
    while (!isDone && !(await isHeld()));
    expect(isDone).toBe(false);
    const settings = { category: 'standard', passMark: 50, shuffle: false, points: 0 };
    const save = () =>
      api.graphql(
        'mutation($input: CreateTestInput!) { createTest(input: $input) { test { id } } }',
        { input: { moduleId: module.id, ...settings } },
        token,
      );
    const saves = await Promise.all(Array.from({ length: 20 }, save));
    await working;
    expect(saves.map(({ body }) => body.errors?.[0]?.extensions.code)).toEqual(Array(20).fill('CONFLICT'));
    expect(await read(id)).toMatchObject({ status: 'imported', added: 2000 });
  });

  it('is given up after five servers ended in it', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await pool().query(
      `update question_import set worked_at = now() - interval '1 minute', tries = 5 where id = $1`,
      [id],
    );
    await jobNamed(resumeJobName).run(undefined);
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'INTERNAL' });
    await work();
    expect((await read(id)).status).toBe('failed');
  });

  it('may be discarded before, and then not any more', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    expect(await mutate('discardQuestionImport', id)).toMatchObject({ status: 'discarded' });
    expect(await mutate('applyQuestionImport', id)).toMatchObject({ code: 'CONFLICT' });
    expect((await read(id)).lines.nodes).toEqual([]);
  });
});

describe('an import that is undone', () => {
  it('leaves the test as it was before, and its places without a gap', async () => {
    const module = await makeModule();
    const before = await questionsIn(module.id);
    const id = await imported(module.id, 'First?{T}\n\nSecond?{F}');
    const other = await imported(module.id, 'Third?{T}');
    expect(await mutate('undoQuestionImport', id)).toEqual({
      removed: 2,
      testRemoved: false,
      questionImport: { status: 'undone' },
    });
    const left = await questionsIn(module.id);
    expect(left.map(({ position }) => position)).toEqual([1, 2, 3]);
    await mutate('undoQuestionImport', other);
    expect(await questionsIn(module.id)).toEqual(before);
    expect((await auditOf('question_import', id)).map(({ action }) => action)).toEqual(['add', 'delete']);
  });

  it('is so only once', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await imported(moduleId);
    const all = await Promise.all([1, 2, 3].map(() => mutate('undoQuestionImport', id)));
    expect(all.filter((one) => 'removed' in one)).toHaveLength(1);
    expect(all.filter((one) => one['code'] === 'CONFLICT')).toHaveLength(2);
  });

  it('removes the test that it made, unless something else is in it or it was published', async () => {
    const [alone, shared] = [await emptyModule(), await emptyModule()];
    const one = await imported(alone.id);
    expect(await mutate('undoQuestionImport', one)).toMatchObject({ removed: 3, testRemoved: true });
    expect(await count('test', 'module_id', alone.id)).toBe(0);
    const two = await imported(shared.id);
    await imported(shared.id, 'More?{T}');
    expect(await mutate('undoQuestionImport', two)).toMatchObject({ removed: 3, testRemoved: false });
    expect(await questionsIn(shared.id)).toHaveLength(1);
  });

  it('asks first where questions were edited since', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await imported(moduleId);
    await pool().query(`update question set updated_at = now() where import_id = $1 and position = 1`, [id]);
    expect(await read(id)).toMatchObject({ remaining: 3, edited: 1 });
    expect(await mutate('undoQuestionImport', id)).toEqual({ code: 'CONFLICT', edited: 1 });
    expect(await questionsIn(moduleId)).toHaveLength(3);
    expect(await mutate('undoQuestionImport', id, ', evenEdited: true')).toMatchObject({ removed: 3 });
  });

  it('allows the same file to be imported again', async () => {
    const { id: moduleId } = await emptyModule();
    await mutate('undoQuestionImport', await imported(moduleId));
    expect((await read(await imported(moduleId))).added).toBe(3);
  });
});

describe('who may import', () => {
  it('is an administrator or an API client that may write', async () => {
    const { id: moduleId } = await emptyModule();
    const writer = await api.clientToken(await makeClient('writer'));
    const { body } = await send(moduleId, bank, { as: writer });
    await work();
    const id = String(body['_id']);
    expect(await mutate('applyQuestionImport', id, '', writer)).toMatchObject({ status: 'importing' });
    await work();
    expect(await mutate('undoQuestionImport', id, '', writer)).toMatchObject({ removed: 3 });
  });

  it('is nobody else; a reader reads', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    const reader = await api.clientToken(await makeClient('reader'));
    const manager = await api.tokenOf(await makePerson({ role: 'manager' }));
    for (const as of [reader, manager]) {
      expect((await send(moduleId, bank, { as })).status).toBe(403);
      for (const name of ['applyQuestionImport', 'discardQuestionImport', 'undoQuestionImport']) {
        expect(await mutate(name, id, '', as)).toMatchObject({ code: 'FORBIDDEN' });
      }
    }
    expect((await send(moduleId, bank, { as: '' })).status).toBe(401);
    expect(await read(id, {}, manager)).toBeNull();
    expect(await read(id, {}, reader)).toMatchObject({ status: 'previewed' });
    const list = 'query($id: ID!) { questionImports(moduleId: $id) { nodes { status fileName } } }';
    expect((await api.graphql(list, { id: moduleId }, manager)).body.errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await api.graphql(list, { id: moduleId }, reader)).body.data).toEqual({
      questionImports: { nodes: [{ status: 'previewed', fileName: 'bank.gift' }] },
    });
  });
});
