import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { pool } from '#server/platform/database/database';
import { encodeCursor } from '#server/platform/paging';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import {
  makeClient,
  makeModule,
  makePerson,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import type { AdminQuestion as Edited } from './admin-question.entity';
import type { AdminOption } from './question-parts.types';

/** A question in the API. */
type AdminQuestion = Omit<Edited, 'options'> & { options: AdminOption[] };

let api: Api;
let admin: SpecPerson;
let call: Call;
let tested: SpecModule;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  call = callsAs(api, await api.tokenOf(admin));
});
afterAll(() => api.close());

beforeEach(async () => {
  tested = await makeModule({
    test: { questions: ['One', 'Two', 'Three', 'Four'].map((each) => ({ text: each })) },
  });
});

const texts = '{ en es fr }';
const fields = `id testId position kind textTranslations ${texts} imageUrl
  options { id textTranslations ${texts} feedbackTranslations ${texts} correct } accepted ${texts} code
  feedbackTranslations ${texts} weight credit enabled tags updatedAt publication`;
const english = (en: string) => ({ en, es: '', fr: '' });

const option = (en: string, correct: boolean, id?: string) => ({ text: { en }, correct, ...(id && { id }) });
const input = (changes: Record<string, unknown> = {}) => ({
  kind: 'multiple_choice',
  text: { en: 'Which one?', es: '¿Cuál?' },
  options: [option('Right', true), option('Wrong', false)],
  code: false,
  weight: 1,
  credit: 'exact',
  enabled: true,
  tags: ['law'],
  ...changes,
});

const create = async (of: object = input(), as?: string): Promise<AdminQuestion> =>
  (
    await call<{ made: { question: AdminQuestion } }>(
      `mutation($input: CreateQuestionInput!) {
         made: createQuestion(input: $input) { question { ${fields} } } }`,
      { input: { testId: tested.testId, ...of } },
      as,
    )
  ).made.question;

const update = async (id: string, of: object, updatedAt: string): Promise<AdminQuestion> =>
  (
    await call<{ changed: { question: AdminQuestion } }>(
      `mutation($input: UpdateQuestionInput!) {
         changed: updateQuestion(input: $input) { question { ${fields} } } }`,
      { input: { id, updatedAt, ...of } },
    )
  ).changed.question;

const move = (id: string, position: number): Promise<unknown> =>
  call(
    `mutation($id: ID!, $position: Int!) {
       moveQuestion(input: { id: $id, position: $position }) { question { position } } }`,
    { id, position },
  );

/** Deletes the current state of a question. */
const remove = async (id: string, as?: string): Promise<unknown> =>
  call(
    'mutation($input: DeleteQuestionInput!) { deleteQuestion(input: $input) { id } }',
    { input: { id, updatedAt: (await read(id))?.updatedAt ?? new Date().toISOString() } },
    as,
  );

const read = async (id: string): Promise<AdminQuestion | null> =>
  (
    await call<{ question: AdminQuestion | null }>(
      `query($id: ID!) { question: adminQuestion(id: $id) { ${fields} } }`,
      { id },
    )
  ).question;

interface List {
  nodes: AdminQuestion[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

const list = async (
  { first, after, search, ...filter }: Record<string, unknown> = {},
  of = fields,
): Promise<List> =>
  (
    await call<{ list: List }>(
      `query($filter: AdminQuestionFilter, $search: String, $first: Int, $after: String) {
         list: adminQuestions(filter: $filter, search: $search, first: $first, after: $after) {
           nodes { ${of} } pageInfo { hasNextPage endCursor } totalCount } }`,
      { first, after, search, filter: { testId: tested.testId, ...filter } },
    )
  ).list;

/** Returns the English texts of the questions with their positions, in order. */
const order = async (): Promise<string> =>
  (await list()).nodes
    .map(({ position, textTranslations }) => `${position} ${textTranslations.en}`)
    .join(', ');

const question = async (en: string): Promise<AdminQuestion> =>
  (await list()).nodes.find(({ textTranslations }) => textTranslations.en === en)!;

/** Returns the input that leaves the question unchanged. */
const unchanged = (of: AdminQuestion) =>
  input({
    text: of.textTranslations,
    options: of.options.map(({ id, textTranslations, correct }) => ({ id, text: textTranslations, correct })),
    tags: of.tags,
  });

describe('editing questions', () => {
  it('is allowed for administrators and API clients with write access to modules', async () => {
    const { id } = await question('One');
    const before = (await list()).totalCount;
    const reader = await api.clientToken(await makeClient('reader'));
    const writer = await api.clientToken(await makeClient('writer'));
    const query = 'query($id: ID!) { adminQuestion(id: $id) { id } }';
    await expect(create(input(), reader)).rejects.toThrow('FORBIDDEN');
    await expect(call(query, { id }, reader)).rejects.toThrow('FORBIDDEN');
    expect(await create(input(), writer)).toBeDefined();
    expect(await call(query, { id }, writer)).toEqual({
      adminQuestion: { id },
    });
    const others = [
      await api.tokenOf(await makePerson({ role: 'user' })),
      await api.tokenOf(await makePerson({ role: 'manager' })),
    ];
    const reads =
      '($id: ID!) { adminQuestion(id: $id) { id } adminQuestions(filter: { testId: $id }) { totalCount } }';
    for (const each of others) {
      await expect(create(input(), each)).rejects.toThrow('FORBIDDEN');
      await expect(call(`query${reads}`, { id }, each)).rejects.toThrow('FORBIDDEN');
      await expect(remove(id, each)).rejects.toThrow('FORBIDDEN');
    }
    await expect(create(input(), '')).rejects.toThrow('UNAUTHENTICATED');
    // The API client added one question.
    expect((await list()).totalCount).toBe(before + 1);
  });

  it('appends a question, unpublished, with an audit entry', async () => {
    const made = await create();
    expect(made).toMatchObject({
      testId: tested.testId,
      position: 5,
      kind: 'multiple_choice',
      textTranslations: { en: 'Which one?', es: '¿Cuál?', fr: '' },
      imageUrl: null,
      options: [
        { textTranslations: english('Right'), feedbackTranslations: null, correct: true },
        { textTranslations: english('Wrong'), feedbackTranslations: null, correct: false },
      ],
      accepted: { en: [], es: [], fr: [] },
      feedbackTranslations: null,
      tags: ['law'],
      publication: 'unpublished',
    });
    expect(await read(made.id)).toEqual(made);
    const entries = await auditOf('question', made.id);
    expect(entries).toMatchObject([{ action: 'add', actor: admin.id }]);
    expect(entries[0]!.changes).toMatchObject({
      testId: [null, tested.testId],
      position: [null, 5],
      tags: [null, ['law']],
    });
  });

  it('assigns different positions to questions added concurrently', async () => {
    const made = await Promise.all([create(), create(), create(), create()]);
    expect(made.map(({ position }) => position).sort()).toEqual([5, 6, 7, 8]);
  });

  it('changes a question, keeps the ids of its options and audits only the differences', async () => {
    const stored = await question('Two');
    const [right, wrong] = stored.options;
    const changed = await update(
      stored.id,
      {
        ...unchanged(stored),
        options: [option('Wrong', false, wrong!.id), option('New', false), option('Right', true, right!.id)],
        weight: 3,
      },
      stored.updatedAt,
    );
    expect(changed.options.map(({ textTranslations }) => textTranslations.en)).toEqual([
      'Wrong',
      'New',
      'Right',
    ]);
    expect([changed.options[0]!.id, changed.options[2]!.id]).toEqual([wrong!.id, right!.id]);
    expect(changed).toMatchObject({ weight: 3, position: 2, publication: 'changed' });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(stored.updatedAt));
    const [entry] = await auditOf('question', stored.id);
    expect(Object.keys(entry!.changes).sort()).toEqual(['options', 'weight']);
    expect(entry!.changes['weight']).toEqual([1, 3]);
  });

  it('changes nothing when no value differs', async () => {
    const stored = await question('Two');
    expect(await update(stored.id, unchanged(stored), stored.updatedAt)).toEqual(stored);
    expect(await auditOf('question', stored.id)).toEqual([]);
  });

  it('changes the kind of a question in both directions', async () => {
    const { id, updatedAt } = await question('Two');
    const short = input({ kind: 'short_answer', options: [], accepted: { en: ['205/55R16'] }, code: true });
    const updated = await update(id, short, updatedAt);
    expect(updated).toMatchObject({
      kind: 'short_answer',
      options: [],
      accepted: { en: ['205/55R16'] },
      code: true,
    });
    const select = input({ kind: 'multiple_select', credit: 'partial' });
    const selected = await update(id, select, updated.updatedAt);
    expect(selected).toMatchObject({
      kind: 'multiple_select',
      accepted: { en: [], es: [], fr: [] },
      code: false,
    });
    expect(selected.options).toHaveLength(2);
  });

  it('keeps the image of a question', async () => {
    const { id, updatedAt } = await question('One');
    await pool().query(`update question set image_url = 'https://example.org/a.png' where id = $1`, [id]);
    expect((await update(id, input(), updatedAt)).imageUrl).toBe('https://example.org/a.png');
  });

  it('rejects an edit of an outdated version, and changes nothing', async () => {
    const stored = await question('Two');
    const changed = await update(stored.id, input({ weight: 2 }), stored.updatedAt);
    await expect(update(stored.id, input({ weight: 7 }), stored.updatedAt)).rejects.toThrow('CONFLICT');
    expect(await read(stored.id)).toEqual(changed);
  });

  it('accepts one of several concurrent edits', async () => {
    const stored = await question('Two');
    const edits = [2, 3, 4, 5].map((weight) => update(stored.id, input({ weight }), stored.updatedAt));
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await auditOf('question', stored.id)).toHaveLength(1);
  });

  it('rejects invalid values with the field’s name and changes nothing', async () => {
    const stored = await question('One');
    const other = await question('Two');
    const rejected: [Record<string, unknown>, string][] = [
      [{ text: { en: '<p></p>' } }, 'text.en'],
      [{ options: [option('Right', true, other.options[0]!.id), option('Wrong', false)] }, 'options.0.id'],
      [{ options: [option('a', false), option('b', false)] }, 'options'],
      [{ weight: 101 }, 'weight'],
      [{ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'tags'],
    ];
    for (const [changes, field] of rejected) {
      const expected = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] });
      await expect(update(stored.id, input(changes), stored.updatedAt)).rejects.toEqual(expected);
      await expect(create(input(changes))).rejects.toEqual(expected);
    }
    expect(await read(stored.id)).toEqual(stored);
    expect((await list()).totalCount).toBe(4);
  });

  it('removes scripts from every field', async () => {
    const evil = {
      en: 'a<script>steal()</script><b onmouseover="steal()">b</b>',
      fr: '<iframe src="x"></iframe>c',
    };
    const made = await create(
      input({
        text: evil,
        feedback: evil,
        options: [{ ...option('', true), text: evil }, option('b', false)],
      }),
    );
    const clean = { en: 'a<b>b</b>', es: '', fr: 'c' };
    expect(made.textTranslations).toEqual(clean);
    expect(made.feedbackTranslations).toEqual(clean);
    expect(made.options[0]!.textTranslations).toEqual(clean);
    const { rows } = await pool().query('select text, options, feedback from question where id = $1', [
      made.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('steal');
  });

  it('returns null or NOT_FOUND for an unknown question or test', async () => {
    const nowhere = randomUUID();
    expect(await read(nowhere)).toBeNull();
    expect(await read('no id')).toBeNull();
    expect(await list({ testId: nowhere })).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await list({ testId: 'no id' })).toMatchObject({ nodes: [], totalCount: 0 });
    await expect(update(nowhere, input(), new Date().toISOString())).rejects.toThrow('NOT_FOUND');
    await expect(remove(nowhere)).rejects.toThrow('NOT_FOUND');
    await expect(move(nowhere, 1)).rejects.toThrow('NOT_FOUND');
    tested = { id: nowhere, testId: nowhere };
    await expect(create()).rejects.toThrow('NOT_FOUND');
  });
});

describe('order of questions', () => {
  it.each([
    ['up', 'Four', 2, '1 One, 2 Four, 3 Two, 4 Three'],
    ['down', 'One', 3, '1 Two, 2 Three, 3 One, 4 Four'],
    ['to its own place', 'Two', 2, '1 One, 2 Two, 3 Three, 4 Four'],
    ['after the last', 'Two', 99, '1 One, 2 Three, 3 Four, 4 Two'],
  ])('changes when a question moves %s', async (_case, which, to, expected) => {
    const { id, position, updatedAt } = await question(which);
    await move(id, to);
    expect(await order()).toBe(expected);
    const moved = await read(id);
    expect(moved!.updatedAt).toBe(updatedAt);
    const changes =
      moved!.position === position ? [] : [{ changes: { position: [position, moved!.position] } }];
    expect(await auditOf('question', id)).toMatchObject(changes);
  });

  it('rejects a position below 1', async () => {
    const { id } = await question('Two');
    const rejected = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['position'] });
    await expect(move(id, 0)).rejects.toEqual(rejected);
  });

  it('closes the gap when a question is deleted, and audits all its values', async () => {
    const { id } = await question('Two');
    await remove(id);
    expect(await order()).toBe('1 One, 2 Three, 3 Four');
    const [entry] = await auditOf('question', id);
    expect(entry).toMatchObject({ action: 'delete', actor: admin.id });
    expect(entry!.changes).toMatchObject({ text: [english('Two'), null], position: [2, null] });
  });

  it('repairs existing gaps', async () => {
    await pool().query('update question set position = position * 10 where test_id = $1', [tested.testId]);
    await move((await question('Four')).id, 20);
    expect(await order()).toBe('1 One, 2 Four, 3 Two, 4 Three');
  });

  it('has no gaps after concurrent moves, additions and deletions', async () => {
    const { nodes } = await list();
    const ids = nodes.map(({ id }) => id);
    const actions = ids.flatMap((id, index) => [move(id, 4 - index), move(id, 1)]);
    await Promise.all([...actions, create(), create()]);
    await Promise.all([remove(ids[1]!), move(ids[0]!, 5), create()]);
    const after = (await list()).nodes;
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(after.filter(({ id }) => ids.includes(id))).toHaveLength(3);
  });
});

describe('list of questions', () => {
  it('has pages in the order of the test', async () => {
    const first = await list({ first: 3 });
    expect(first.nodes.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ position }) => position)).toEqual([4]);
    expect(second).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } });
  });

  it('finds all words in questions and options of every language, ignoring case and accents', async () => {
    const pressure = input({
      text: { en: '<p>How much <b>air</b> &amp; load?</p>', es: '¿Cuánta presión?' },
      options: [
        { text: { en: '32 psi', fr: 'Été à 2,2 bar' }, correct: true },
        { text: { en: '100% more' }, correct: false },
      ],
    });
    const { id } = await create(pressure);
    const found = async (search: string) => (await list({ search })).nodes.map((each) => each.id);
    for (const search of ['PRESION ete', 'air  32', 'presión', 'à &', '100%', 'psi cuanta']) {
      expect([search, await found(search)]).toEqual([search, [id]]);
    }
    for (const search of ['air nowhere', '<b>strong', 'amp;', '1_0%']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  it('filters by whole tags', async () => {
    const { id } = await create(input({ tags: ['law', 'winter'] }));
    await create(input({ tags: ['laws'] }));
    const found = await list({ tags: [' law '] });
    expect(found).toMatchObject({ totalCount: 1, nodes: [{ id }] });
    expect((await list({ tags: ['law'], search: 'nowhere' })).totalCount).toBe(0);
  });

  it('shows how each question differs from the published version', async () => {
    const [one, two] = (await list()).nodes;
    const made = await create();
    await update(one!.id, { ...unchanged(one!), enabled: false }, one!.updatedAt);
    await update(two!.id, { ...unchanged(two!), tags: ['law'] }, two!.updatedAt);
    const off = await create(input({ enabled: false }));
    await move(made.id, 1);
    expect((await list()).nodes.map(({ publication }) => publication)).toEqual([
      'unpublished',
      'changed',
      'changed',
      'published',
      'published',
      'unpublished',
    ]);
    expect((await read(off.id))!.publication).toBe('unpublished');
  });

  it('rejects invalid searches and cursors', async () => {
    const rejected: Record<string, unknown>[] = [
      { search: 'a'.repeat(201) },
      { search: 'a\0' },
      { tags: ['a\0'] },
      { first: 0 },
      { first: 101 },
      { after: 'nonsense' },
      { after: encodeCursor('99999999999', randomUUID()) },
      { after: encodeCursor('1', 'no id') },
    ];
    for (const each of rejected) await expect(list(each, 'id')).rejects.toThrow('BAD_USER_INPUT');
  });
});
