import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';

let api: Api;
let person: SpecPerson;
let token: string;
let tested: SpecModule;

beforeAll(async () => {
  api = await startApi();
  person = await makePerson({ lang: 'fr' });
  token = await api.tokenOf(person);
  const remark = 'Remark-on-an-option';
  tested = await makeModule({
    name: { en: 'Winter compounds', es: '', fr: 'Gommes d’hiver' },
    test: {
      timeLimitSeconds: 600,
      questions: [
        {
          options: [
            { text: 'Snow', correct: true, feedback: remark },
            { text: 'Sand', correct: false, feedback: remark },
          ],
        },
        { accepted: ['Accepted-answer'], feedback: 'Remark-on-a-question' },
      ],
    },
  });
});
afterAll(() => api.close());

const moduleFields = `id name description kind brand group art userTypes enabled videos { id } datasheets { id }
  extraFiles { id } images { originalUrl } test { id category passMark questionCount timeLimitSeconds estimatedMinutes
    maxFails resetPeriod points }
  myTest { status answered nextPosition attemptId deadlineAt lastScore lastResultId failsInPeriod attemptsLeft
    access { open reason message opensAgainAt standardTestsDone standardTestsRequired } }`;
const attemptFields = `id startedAt deadlineAt serverTime closed module { ${moduleFields} }
  questions { id position kind text imageUrl options { id text textTranslations { en es fr } }
    answer { revision optionIds text savedAt } }`;

interface AttemptAnswer {
  id: string;
  questions: { id: string; kind: string; options: { id: string; text: string }[] }[];
}

describe('taking a test over GraphQL', () => {
  let sent: string[];
  let own: string;

  beforeEach(async () => {
    sent = [];
    own = await api.tokenOf(await makePerson({ lang: 'fr' }));
  });

  async function request<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
    const { status, body } = await api.graphql<Data>(query, variables, own);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    sent.push(JSON.stringify(body));
    return body.data;
  }

  const list = () =>
    request<{ modules: { nodes: unknown[] } }>(
      `query { modules(filter: { search: "hiver" }) { totalCount pageInfo { hasNextPage } edges { cursor }
        nodes { ${moduleFields} } } }`,
      {},
    );

  const read = (id: string) =>
    request<{ result: unknown }>(
      `query ($id: ID!, $module: ID!) { attempt(id: $id) { ${attemptFields} } result(id: $id) { id }
        module(id: $module) { ${moduleFields} } }`,
      { id, module: tested.id },
    );

  /** Starts the test and answers both questions wrongly. */
  async function begin(): Promise<AttemptAnswer> {
    const start = `mutation ($id: ID!) { startTest(input: { moduleId: $id }) { attempt { ${attemptFields} } } }`;
    const { startTest } = await request<{ startTest: { attempt: AttemptAnswer } }>(start, { id: tested.id });
    const { attempt } = startTest;
    const save = `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { questionId superseded serverTime
      answer { revision optionIds text savedAt } } }`;
    const [choice, short] = attempt.questions;
    const common = { attemptId: attempt.id, revision: 1 };
    const optionIds = [choice!.options.find(({ text }) => text === 'Sand')!.id];
    await request(save, { input: { ...common, questionId: choice!.id, optionIds } });
    await request(save, { input: { ...common, questionId: short!.id, text: 'rain' } });
    return attempt;
  }

  it('leads from the list through the attempt to the result, in the person’s language', async () => {
    expect((await list()).modules.nodes).toMatchObject([
      { name: 'Gommes d’hiver', myTest: { status: 'not_started', access: { open: true, message: null } } },
    ]);
    const attempt = await begin();
    expect(attempt).toMatchObject({ module: { myTest: { status: 'in_progress' } }, closed: false });
    expect(await read(attempt.id)).toMatchObject({ result: null });
  });

  it('reveals no correct answers before the submission', async () => {
    await list();
    await read((await begin()).id);
    expect(sent.join()).not.toMatch(/correct|accepted-answer|remark|weight|credit/i);
    // Every option is sent, so a marker of the correct one would be too.
    expect(sent.join()).toContain('Snow');
  });

  it('has no field for correct answers', async () => {
    const { id } = await begin();
    for (const field of ['correct', 'snapshot', 'accepted', 'feedback']) {
      const query = `query ($id: ID!) { attempt(id: $id) { questions { ${field} } } }`;
      const { body } = await api.graphql(query, { id }, own);
      expect(body.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });

  it('ends with a result that contains the given answers and stays the same', async () => {
    const submit = `mutation ($id: ID!) { submitTest(input: { attemptId: $id }) { result { id status score passMark questionCount
      correctCount startedAt closedAt tryNumber pointsEarned promotedToPro
      module { myTest { status lastScore lastResultId access { open reason message(lang: en) } } }
      incorrectQuestions { id position name selectedName feedback selectedNameTranslations { en } } }
      profile { id points progress { pro { done } } } } }`;
    const { id } = await begin();
    const first = await request<{ submitTest: { result: unknown; profile: unknown } }>(submit, { id });
    expect(first.submitTest.result).toMatchObject({
      status: 'failed',
      score: 0,
      module: { myTest: { status: 'failed', lastScore: 0, lastResultId: id } },
      incorrectQuestions: [
        { position: 1, selectedName: 'Sand', feedback: 'Remark-on-an-option' },
        { position: 2, selectedName: 'rain', feedback: null },
      ],
    });
    expect(first.submitTest.profile).toMatchObject({ progress: { pro: { done: 1 } } });
    expect(await request(submit, { id })).toEqual(first);
  });
});

describe('invalid input', () => {
  it.each([
    ['NOT_FOUND', 'mutation { startTest(input: { moduleId: "nonsense" }) { attempt { id } } }'],
    [
      'NOT_FOUND',
      'mutation { submitTest(input: { attemptId: "00000000-0000-0000-0000-000000000000" }) { result { id } } }',
    ],
    ['NOT_FOUND', 'mutation { viewModule(input: { moduleId: "x" }) { module { id } } }'],
    [
      'BAD_USER_INPUT',
      'mutation { saveAnswer(input: { attemptId: "x", questionId: "y", revision: 0 }) { superseded } }',
    ],
    ['BAD_USER_INPUT', `{ modules(filter: { search: "${'x'.repeat(201)}" }) { totalCount } }`],
    ['BAD_USER_INPUT', '{ modules(first: 1000) { totalCount } }'],
    ['GRAPHQL_VALIDATION_FAILED', '{ modules(filter: { kind: boat }) { totalCount } }'],
  ])('returns %s', async (code, query) => {
    const answer = await api.graphql(query, {}, token);
    expect([answer.body.errors?.[0]?.extensions.code, answer.status]).toEqual([code, 200]);
  });

  it('returns null for an unknown id', async () => {
    const { body } = await api.graphql(
      '{ module(id: "x") { id } attempt(id: "x") { id } result(id: "x") { id } }',
      {},
      token,
    );
    expect(body).toEqual({ data: { module: null, attempt: null, result: null } });
  });

  it('is rejected from strangers on every field', async () => {
    for (const query of [
      '{ modules { totalCount } }',
      '{ module(id: "x") { id } }',
      '{ attempt(id: "x") { id } }',
    ]) {
      const { body } = await api.graphql(query);
      expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('returns the block of a test and when it ends', async () => {
    const failed = await makeModule({ test: { maxFails: 1 } });
    await makeResult(person.id, failed, { status: 'failed' });
    const { body } = await api.graphql(
      'mutation ($id: ID!) { startTest(input: { moduleId: $id }) { attempt { id } } }',
      { id: failed.id },
      token,
    );
    expect(body.errors?.[0]).toMatchObject({
      message: 'The admin has not specified a reset date.',
      extensions: { code: 'TEST_BLOCKED', reason: 'no_reset_date', opensAgainAt: null },
    });
  });
});
