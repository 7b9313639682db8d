import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makeModule, makePerson, type SpecModule } from '#server/testing/factories';

let api: Api;
let call: Call;

beforeAll(async () => {
  api = await startApi();
  call = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
});
afterAll(() => api.close());

interface Preview {
  moduleName: string;
  timeLimitSeconds: number | null;
  passMark: number;
  questions: {
    id: string;
    position: number;
    text: string;
    options: { id: string; text: string }[];
    answer: null;
  }[];
}

const previewFields = `moduleName timeLimitSeconds passMark
  questions { id position kind text imageUrl answer { revision } options { id text } }`;
const markFields = `score passed correctCount questionCount
  incorrectQuestions { id position name selectedName correctName feedback explanation }`;

const preview = async (testId: string, as?: string): Promise<Preview | null> =>
  (
    await call<{ preview: Preview | null }>(
      `query($testId: ID!) { preview: testPreview(testId: $testId) { ${previewFields} } }`,
      { testId },
      as,
    )
  ).preview;

const mark = async (testId: string, answers: unknown[], as?: string): Promise<unknown> =>
  (
    await call<{ made: { mark: unknown } }>(
      `mutation($input: MarkTestPreviewInput!) { made: markTestPreview(input: $input) { mark { ${markFields} } } }`,
      { input: { testId, answers } },
      as,
    )
  ).made.mark;

const questions = [
  {
    text: 'Law?',
    options: [
      { text: 'Yes', correct: true },
      { text: 'No', correct: false, feedback: 'Think of winter.' },
    ],
    feedback: 'It is the law.',
  },
  { text: 'Off', enabled: false },
  { text: 'Which?', multiple: true, credit: 'partial' as const, options: ['a', 'b', 'c', 'd'].map(three) },
  { text: 'Size?', accepted: ['205/55R16'] },
];

function three(text: string): { text: string; correct: boolean } {
  return { text, correct: text !== 'd' };
}

const make = (test: object = {}): Promise<SpecModule> =>
  makeModule({ test: { questions, passMark: 50, ...test } });

/** Counts the rows of every table, to detect any write. */
async function rowCounts(): Promise<unknown> {
  const { rows } = await pool().query<{ table: string }>(
    `select quote_ident(table_name) as table from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = rows.map(
    ({ table }) => `select '${table}' as name, count(*)::int, max(xmin::text::bigint) from ${table}`,
  );
  // Parts of a union may be answered in any order.
  return (await pool().query(`${counts.join(' union all ')} order by name`)).rows;
}

describe('test preview', () => {
  it('is available to administrators and API clients with write access to modules', async () => {
    const { testId } = await make();
    const [reader, writer] = [
      await api.clientToken(await makeClient('reader')),
      await api.clientToken(await makeClient('writer')),
    ];
    await expect(preview(testId!, reader)).rejects.toThrow('FORBIDDEN');
    expect(await preview(testId!, writer)).not.toBeNull();
    await expect(mark(testId!, [], writer)).rejects.toThrow('FORBIDDEN');
    const others = [
      await api.tokenOf(await makePerson({ role: 'user' })),
      await api.tokenOf(await makePerson({ role: 'manager' })),
    ];
    for (const each of others) {
      await expect(preview(testId!, each)).rejects.toThrow('FORBIDDEN');
      await expect(mark(testId!, [], each)).rejects.toThrow('FORBIDDEN');
    }
    await expect(preview(testId!, '')).rejects.toThrow('UNAUTHENTICATED');
  });

  it('shows the enabled questions as currently edited, published or not', async () => {
    const { testId } = await make({ timeLimitSeconds: 90 });
    await pool().query(
      `update question set text = '{"en": "New?", "es": "", "fr": ""}' where test_id = $1 and position = 1`,
      [testId],
    );
    const visible = await preview(testId!);
    expect(visible).toMatchObject({ moduleName: 'Winter compounds', timeLimitSeconds: 90, passMark: 50 });
    expect(visible!.questions.map(({ position, text }) => [position, text])).toEqual([
      [1, 'New?'],
      [2, 'Which?'],
      [3, 'Size?'],
    ]);
    expect(visible!.questions.every(({ answer }) => answer === null)).toBe(true);
    expect(visible!.questions[1]!.options.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('draws and shuffles questions as an attempt does', async () => {
    const options = [...'abcdefghij'].map((text, index) => ({ text, correct: index === 0 }));
    const { testId } = await make({
      questions: Array.from({ length: 30 }, (_, index) => ({ text: String(index), options })),
      questionsPerAttempt: 5,
      shuffle: true,
    });
    const drawn = await Promise.all([preview(testId!), preview(testId!), preview(testId!)]);
    for (const visible of drawn) {
      const order = visible!.questions.map(({ text }) => Number(text));
      expect(visible!.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
    // Equal orders by chance occur once in some 10^10 runs.
    expect(
      new Set(drawn.map((visible) => visible!.questions.map(({ text }) => text).join())).size,
    ).toBeGreaterThan(1);
    const orders = drawn[0]!.questions.map((question) => question.options.map(({ text }) => text).join(''));
    expect(orders.some((order) => order !== 'abcdefghij')).toBe(true);
  });

  it('is null for an unknown test', async () => {
    expect(await preview(randomUUID())).toBeNull();
    expect(await preview('no id')).toBeNull();
    await expect(mark(randomUUID(), [])).rejects.toThrow('NOT_FOUND');
  });

  it('is marked like an attempt, with the correct answers', async () => {
    const { testId } = await make();
    const [law, which, size] = (await preview(testId!))!.questions;
    const answers = [
      { questionId: law!.id, optionIds: [law!.options[1]!.id] },
      { questionId: which!.id, optionIds: [which!.options[0]!.id, which!.options[1]!.id] },
      { questionId: size!.id, text: '205/55r16' },
    ];
    expect(await mark(testId!, answers)).toEqual({
      score: 55,
      passed: true,
      correctCount: 1,
      questionCount: 3,
      incorrectQuestions: [
        {
          id: law!.id,
          position: 1,
          name: 'Law?',
          selectedName: 'No',
          correctName: 'Yes',
          feedback: 'Think of winter.',
          explanation: 'It is the law.',
        },
        {
          id: which!.id,
          position: 2,
          name: 'Which?',
          selectedName: 'a, b',
          correctName: 'a, b, c',
          feedback: null,
          explanation: null,
        },
      ],
    });
    const open = [law, which, size].map((question) => ({ questionId: question!.id }));
    expect(await mark(testId!, open)).toMatchObject({
      score: 0,
      passed: false,
      correctCount: 0,
      questionCount: 3,
    });
    expect(await mark(testId!, answers.slice(2))).toMatchObject({ score: 100, questionCount: 1 });
  });

  it('rejects answers that don’t match its questions or a test edited since', async () => {
    const { testId } = await make();
    const [law, which] = (await preview(testId!))!.questions;
    const answer = { questionId: law!.id, optionIds: [law!.options[0]!.id] };
    await expect(
      mark(testId!, [{ questionId: law!.id, optionIds: [which!.options[0]!.id] }]),
    ).rejects.toThrow('BAD_USER_INPUT');
    await expect(mark(testId!, [answer, answer])).rejects.toThrow('BAD_USER_INPUT');
    await pool().query('update question set enabled = false where id = $1', [law!.id]);
    await expect(mark(testId!, [answer])).rejects.toThrow('CONFLICT');
  });

  it('writes nothing', async () => {
    const { testId } = await make();
    const before = await rowCounts();
    const visible = await preview(testId!);
    await mark(
      testId!,
      visible!.questions.map(({ id }) => ({ questionId: id })),
    );
    expect(await rowCounts()).toEqual(before);
  });
});
