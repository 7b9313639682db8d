import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { startTest } from '#server/features/training/test/start-test.service';

let api: Api;
let admin: SpecPerson;
let call: Call;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
  call = callsAs(api, await api.tokenOf(admin));
});
afterAll(() => api.close());

interface Version {
  id: string;
  number: number;
  publishedAt: string;
  publishedBy: string | null;
  questionCount: number;
  passMark: number;
  current: boolean;
}

interface Test {
  id: string;
  passMark: number;
  updatedAt: string;
  questionCount: number;
  enabledQuestionCount: number;
  tags: string[];
  testTakerCount: number;
  changed: boolean;
  published: boolean;
  versions: Version[];
}

const fields = `id moduleId category passMark questionsPerAttempt shuffle timeLimitSeconds maxFails resetPeriod points
  updatedAt questionCount enabledQuestionCount tags testTakerCount changed published
  versions { id number publishedAt publishedBy questionCount passMark current }`;

const input = (changes: Record<string, unknown> = {}) => ({
  category: 'standard',
  passMark: 80,
  shuffle: false,
  points: 100,
  ...changes,
});

const read = async (moduleId: string): Promise<Test> =>
  (
    await call<{ module: { test: Test } }>(
      `query($id: ID!) { module: adminModule(id: $id) { test { ${fields} } } }`,
      {
        id: moduleId,
      },
    )
  ).module.test;

const create = async (moduleId: string, of: object, as?: string): Promise<Test> =>
  (
    await call<{ made: { test: Test } }>(
      `mutation($input: CreateTestInput!) { made: createTest(input: $input) { test { ${fields} } } }`,
      { input: { moduleId, ...of } },
      as,
    )
  ).made.test;

const update = async (id: string, of: object, updatedAt: string, as?: string): Promise<Test> =>
  (
    await call<{ changed: { test: Test } }>(
      `mutation($input: UpdateTestInput!) { changed: updateTest(input: $input) { test { ${fields} } } }`,
      { input: { id, updatedAt, ...of } },
      as,
    )
  ).changed.test;

/** Changes the settings of a module's test, with a given version. */
const save = async (moduleId: string, of: object, updatedAt: string): Promise<Test> =>
  update((await read(moduleId)).id, of, updatedAt);

const publish = async (id: string, as?: string): Promise<Test> =>
  (
    await call<{ published: { test: Test } }>(
      `mutation($id: ID!) { published: publishTest(input: { id: $id }) { test { ${fields} } } }`,
      { id },
      as,
    )
  ).published.test;

const edit = (testId: string, set: string): Promise<unknown> =>
  pool().query(`update question set ${set} where test_id = $1 and position = 1`, [testId]);

/** Returns the test of a module as a learner gets it, with the reason if it is blocked. */
async function offered(moduleId: string): Promise<unknown> {
  const token = await api.tokenOf(await makePerson());
  const found = await call<{ module: unknown }>(
    'query($id: ID!) { module(id: $id) { test { questionCount passMark } myTest { access { open reason } } } }',
    { id: moduleId },
    token,
  );
  return found.module;
}

describe('test settings', () => {
  it('can be changed by administrators and API clients with write access to modules', async () => {
    const { id, testId } = await makeModule();
    const others = [
      await api.tokenOf(await makePerson({ role: 'user' })),
      await api.tokenOf(await makePerson({ role: 'manager' })),
      await api.clientToken(await makeClient('reader')),
    ];
    for (const each of others) {
      await expect(create(id, input(), each)).rejects.toThrow('FORBIDDEN');
      await expect(update(testId!, input(), new Date().toISOString(), each)).rejects.toThrow('FORBIDDEN');
      await expect(publish(testId!, each)).rejects.toThrow('FORBIDDEN');
    }
    await expect(publish(testId!, '')).rejects.toThrow('UNAUTHENTICATED');
    const writer = await api.clientToken(await makeClient('writer'));
    expect(await publish(testId!, writer)).toBeDefined();
  });

  it('create the test of a module, which learners see once it is published', async () => {
    const { id } = await makeModule({ test: null });
    expect(await read(id)).toBeNull();
    const settings = input({
      category: 'pro',
      questionsPerAttempt: 10,
      timeLimitSeconds: 600,
      maxFails: 3,
      resetPeriod: 'yearly',
    });
    const made = await create(id, settings);
    expect(made).toMatchObject({
      ...settings,
      moduleId: id,
      questionCount: 0,
      tags: [],
      testTakerCount: 0,
      changed: true,
      published: false,
      versions: [],
    });
    expect(await offered(id)).toEqual({
      test: null,
      myTest: { access: { open: false, reason: 'no_questions' } },
    });
    const published = await publish(made.id);
    expect(published).toMatchObject({
      changed: false,
      published: true,
      versions: [{ number: 1, questionCount: 0, current: true }],
    });
    expect(await offered(id)).toMatchObject({ myTest: { access: { open: false, reason: 'no_questions' } } });
    const [entry] = await auditOf('test', made.id);
    expect(entry).toMatchObject({ action: 'add', actor: admin.id });
    expect(entry!.changes).toMatchObject({
      moduleId: [null, id],
      passMark: [null, 80],
      resetPeriod: [null, 'yearly'],
    });
  });

  it('are audited field by field, and apply from the next published version on', async () => {
    const { id, testId } = await makeModule();
    const stored = await read(id);
    const saved = await save(id, input({ passMark: 90, maxFails: 2 }), stored.updatedAt);
    expect(saved).toMatchObject({ passMark: 90, changed: true, published: true });
    expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(stored.updatedAt));
    expect(await auditOf('test', testId!)).toEqual([
      { action: 'edit', actor: admin.id, changes: { passMark: [80, 90], maxFails: [null, 2] } },
    ]);
    expect(await offered(id)).toMatchObject({ test: { passMark: 80 } });
    await publish(testId!);
    expect(await offered(id)).toMatchObject({ test: { passMark: 90 } });
  });

  it('stay unchanged when they are missing, and are cleared by null', async () => {
    const { id } = await makeModule();
    const { updatedAt } = await read(id);
    const limited = await save(id, { maxFails: 3, resetPeriod: 'yearly' }, updatedAt);
    expect(limited).toMatchObject({ passMark: 80, maxFails: 3, resetPeriod: 'yearly' });
    expect(await save(id, { maxFails: null }, limited.updatedAt)).toMatchObject({
      maxFails: null,
      resetPeriod: 'yearly',
    });
  });

  it('stay unchanged when no value differs', async () => {
    const { id, testId } = await makeModule();
    const stored = await read(id);
    expect(await save(id, input(), stored.updatedAt)).toEqual(stored);
    expect(await auditOf('test', testId!)).toEqual([]);
  });

  it('reject an edit of an outdated version, and a second creation', async () => {
    const { id } = await makeModule();
    const stored = await read(id);
    const saved = await save(id, input({ passMark: 90 }), stored.updatedAt);
    await expect(save(id, input({ passMark: 70 }), stored.updatedAt)).rejects.toThrow('CONFLICT');
    await expect(create(id, input({ passMark: 70 }))).rejects.toThrow('CONFLICT');
    expect(await read(id)).toEqual(saved);
    await expect(update(randomUUID(), input(), stored.updatedAt)).rejects.toThrow('NOT_FOUND');
  });

  it('create one test for concurrent requests', async () => {
    const { id } = await makeModule({ test: null });
    const outcomes = await Promise.allSettled([80, 90].map((passMark) => create(id, input({ passMark }))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(rejected).toMatchObject({ reason: { message: 'CONFLICT' } });
  });

  it('reject invalid values with the field’s name and change nothing', async () => {
    const { id } = await makeModule();
    const stored = await read(id);
    const rejected = Object.entries({
      passMark: 101,
      questionsPerAttempt: 0,
      timeLimitSeconds: 29,
      maxFails: 101,
      points: -1,
    });
    for (const [field, value] of rejected) {
      await expect(save(id, input({ [field]: value }), stored.updatedAt)).rejects.toEqual(
        expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] }),
      );
    }
    expect(await read(id)).toEqual(stored);
    await expect(create(randomUUID(), input())).rejects.toThrow('NOT_FOUND');
  });

  it('include the tags, the enabled questions and the number of test takers', async () => {
    const { id, testId } = await makeModule({ test: { questions: [{}, { enabled: false }, {}] } });
    await edit(testId!, `tags = '{winter,law}'`);
    await pool().query(`update question set tags = '{law}' where test_id = $1 and position = 2`, [testId]);
    await startTest((await makePerson()).viewer, id);
    const expected = {
      questionCount: 3,
      enabledQuestionCount: 2,
      tags: ['law', 'winter'],
      testTakerCount: 1,
    };
    expect(await read(id)).toMatchObject(expected);
  });

  it('are loaded for a whole page of modules', async () => {
    const name = { en: `Page ${randomUUID()}`, es: '', fr: '' };
    await makeModule({ name, test: { passMark: 60 } });
    const { testId } = await makeModule({ name, test: { passMark: 70 } });
    await makeModule({ name, test: null });
    await edit(testId!, 'weight = 2');
    const { list } = await call<{ list: { nodes: { test: Test | null }[] } }>(
      `query($search: String) { list: adminModules(search: $search, first: 5) {
         nodes { test { passMark changed versions { number current } } } } }`,
      { search: name.en },
    );
    const versions = [{ number: 1, current: true }];
    expect(list.nodes.map(({ test }) => test)).toEqual(
      expect.arrayContaining([
        { passMark: 60, changed: false, versions },
        { passMark: 70, changed: true, versions },
        null,
      ]),
    );
  });
});

describe('difference from the published version', () => {
  it.each([
    ['the text of a question', `text = '{"en": "New", "es": "", "fr": ""}'`],
    ['a correct answer', `options = jsonb_set(options, '{0,correct}', 'false')`],
    ['a tag', `tags = '{winter}'`],
    ['a weight', 'weight = 2'],
    ['the order', 'position = 3'],
    ['a disabled question', 'enabled = false'],
  ])('is caused by %s and removed by changing it back', async (_case, set) => {
    const { id, testId } = await makeModule();
    expect((await read(id)).changed).toBe(false);
    const { rows } = await pool().query('select * from question where test_id = $1 and position = 1', [
      testId,
    ]);
    await edit(testId!, set);
    expect((await read(id)).changed).toBe(true);
    const { id: questionId, text, options, tags, weight, position, enabled } = rows[0];
    await pool().query(
      `update question set text = $2, options = $3, tags = $4, weight = $5, position = $6, enabled = $7 where id = $1`,
      [questionId, text, JSON.stringify(options), tags, weight, position, enabled],
    );
    expect((await read(id)).changed).toBe(false);
  });

  it('is not caused by values that learners never see', async () => {
    const { id, testId } = await makeModule({ test: { questions: [{ enabled: false }, {}, {}] } });
    await edit(testId!, 'weight = 2');
    await pool().query('update question set position = position * 7 where test_id = $1', [testId]);
    await pool().query('delete from question where test_id = $1 and not enabled', [testId]);
    expect((await read(id)).changed).toBe(false);
  });

  it.each([
    ['category', 'pro'],
    ['passMark', 79],
    ['questionsPerAttempt', 1],
    ['shuffle', true],
    ['timeLimitSeconds', 60],
    ['maxFails', 1],
    ['resetPeriod', 'weekly'],
    ['points', 99],
  ])('is caused by the setting %s', async (field, value) => {
    const { id } = await makeModule();
    const { updatedAt } = await read(id);
    expect((await save(id, input({ [field]: value }), updatedAt)).changed).toBe(true);
  });
});

describe('publishing a test', () => {
  it('adds a version with its author and an audit entry, newest first', async () => {
    const { testId } = await makeModule({ test: { questions: [{}, { enabled: false }] } });
    await pool().query('update question set enabled = true where test_id = $1', [testId]);
    const { versions, changed } = await publish(testId!);
    expect(changed).toBe(false);
    expect(versions).toMatchObject([
      { number: 2, publishedBy: 'Ada Admin', questionCount: 2, passMark: 80, current: true },
      { number: 1, publishedBy: null, questionCount: 1, current: false },
    ]);
    expect(await auditOf('test_version', versions[0]!.id)).toEqual([
      {
        action: 'add',
        actor: admin.id,
        changes: { testId: [null, testId], number: [null, 2], questionCount: [null, 2] },
      },
    ]);
  });

  it('changes nothing when it is already published', async () => {
    const { id, testId } = await makeModule();
    const before = await read(id);
    expect(await publish(testId!)).toEqual(before);
    expect(await publish(testId!)).toEqual(before);
  });

  it('creates a new version for moved questions', async () => {
    const { testId } = await makeModule();
    await pool().query('update question set position = 3 - position where test_id = $1', [testId]);
    expect((await publish(testId!)).versions).toHaveLength(2);
  });

  it('creates one version or consecutive numbers for concurrent requests, without errors', async () => {
    const { testId } = await makeModule();
    for (let round = 2; round <= 4; round++) {
      await edit(testId!, `weight = ${round}`);
      const published = await Promise.all([publish(testId!), publish(testId!), publish(testId!)]);
      for (const { versions } of published) expect(versions[0]!.number).toBe(round);
    }
    const edits = [5, 6, 7].map((weight) => edit(testId!, `weight = ${weight}`).then(() => publish(testId!)));
    await Promise.all(edits);
    const { rows } = await pool().query<{ number: number }>(
      'select number from test_version where test_id = $1 order by number',
      [testId],
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
  });

  it('rejects an enabled question without a correct answer, and names its position', async () => {
    const { id, testId } = await makeModule();
    await edit(testId!, `options = jsonb_set(options, '{0,correct}', 'false')`);
    await expect(publish(testId!)).rejects.toThrow('BAD_USER_INPUT');
    expect((await read(id)).versions).toHaveLength(1);
    await edit(testId!, 'enabled = false');
    expect((await publish(testId!)).versions).toHaveLength(2);
    await expect(publish(randomUUID())).rejects.toThrow('NOT_FOUND');
  });
});
