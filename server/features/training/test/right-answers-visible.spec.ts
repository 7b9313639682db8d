import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getNamedType, type GraphQLNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { portalSchema } from '#server/app/schema/schema';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeAccount,
  makeClient,
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { saveAnswer } from '#server/features/attempts/answers/answer.service';
import { startTest } from './start-test.service';
import { submitTest } from '#server/features/attempts/results/result.service';

let api: Api;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
});

// Only the second answer is correct, so half a test is passed and a third is not.
const questions = [
  { text: 'Write', accepted: ['sesame'], feedback: 'It opens doors.' },
  { text: 'Easy' },
  {
    text: 'Choose',
    feedback: 'Look at the sidewall.',
    options: [
      { text: 'Right', correct: true },
      { text: 'Wrong', correct: false, feedback: 'Not this one.' },
    ],
  },
];

type TestValues = NonNullable<NonNullable<Parameters<typeof makeModule>[0]>['test']>;
const makeTest = (test: TestValues = {}, values: Parameters<typeof makeModule>[0] = {}) =>
  makeModule({ ...values, test: { questions, ...test } });

/** Submits the test as above and returns the result’s id. */
async function sit(module: SpecModule): Promise<string> {
  const attempt = await startTest(person.viewer, module.id);
  for (const { id, position, options } of attempt.questions) {
    const wanted = position === 2 ? 'Right' : 'Wrong';
    const optionIds = options
      .filter(({ textTranslations }) => textTranslations.en === wanted)
      .map((option) => option.id);
    const answer = options.length > 0 ? { optionIds } : { text: 'pepper' };
    await saveAnswer(person.viewer, { attemptId: attempt.id, questionId: id, revision: 1, ...answer });
  }
  await submitTest(person.viewer, attempt.id);
  return attempt.id;
}

const fields = 'id showsRightAnswers incorrectQuestions { position feedback correctName explanation }';

interface Visible {
  showsRightAnswers: boolean;
  incorrectQuestions: {
    position: number;
    feedback: string | null;
    correctName: string | null;
    explanation: string | null;
  }[];
}

async function visible(id: string, token: string): Promise<Visible> {
  const { body } = await api.graphql<{ result: Visible }>(
    `query ($id: ID!) { result(id: $id) { ${fields} } }`,
    { id },
    token,
  );
  expect(body.errors).toBeUndefined();
  return body.data.result;
}

const hidden = (position: number, feedback: string | null) => ({
  position,
  feedback,
  correctName: null,
  explanation: null,
});

const nothingTold = {
  showsRightAnswers: false,
  incorrectQuestions: [hidden(1, null), hidden(3, 'Not this one.')],
};
const allTold = {
  showsRightAnswers: true,
  incorrectQuestions: [
    { position: 1, feedback: null, correctName: 'sesame', explanation: 'It opens doors.' },
    { position: 3, feedback: 'Not this one.', correctName: 'Right', explanation: 'Look at the sidewall.' },
  ],
};

const told = async (id: string, of: SpecPerson = person): Promise<Visible> =>
  visible(id, await api.tokenOf(of));

async function change(statement: string, values: unknown[]): Promise<void> {
  await pool().query(statement, values);
  evictAll();
}

const disable = (module: SpecModule) =>
  change('update module set enabled = false where id = $1', [module.id]);

describe('correct answers in a result', () => {
  it('are hidden while the test can be taken again', async () => {
    expect(await told(await sit(await makeTest()))).toMatchObject(nothingTold);
    expect(await told(await sit(await makeTest({ maxFails: 2, resetPeriod: 'yearly' })))).toMatchObject(
      nothingTold,
    );
  });

  it.each([
    ['was passed', { passMark: 30 }],
    ['was passed in this period', { passMark: 30, resetPeriod: 'yearly' as const }],
    ['has no attempts left', { maxFails: 1 }],
    ['has no attempts left in this period', { maxFails: 1, resetPeriod: 'yearly' as const }],
  ])('are shown once the test %s', async (_what, test) => {
    expect(await told(await sit(await makeTest(test)))).toMatchObject(allTold);
  });

  it('stay hidden when the module is disabled or for other people, which can change', async () => {
    const module = await makeTest();
    const id = await sit(module);
    await disable(module);
    expect(await told(id)).toMatchObject(nothingTold);
    await change("update module set enabled = true, user_types = '{conti}' where id = $1", [module.id]);
    expect(await told(id)).toMatchObject(nothingTold);
  });

  it('are hidden during an attempt, whatever else blocks the test', async () => {
    const module = await makeTest();
    const id = await sit(module);
    await startTest(person.viewer, module.id);
    expect(await told(id)).toMatchObject(nothingTold);
    await change("update module set user_types = '{conti}' where id = $1", [module.id]);
    expect(await told(id)).toMatchObject(nothingTold);
    await disable(module);
    expect(await told(id)).toMatchObject(nothingTold);
  });

  it('are shown to managers by their own access to the test', async () => {
    const account = await makeAccount();
    person = await makePerson({ account });
    const manager = await makePerson({ role: 'manager', account });
    const module = await makeTest({ maxFails: 1 });
    const id = await sit(module);
    expect(await told(id)).toMatchObject(allTold);
    expect(await told(id, manager)).toMatchObject(nothingTold);
    await startTest(manager.viewer, module.id);
    await disable(module);
    expect(await told(id, manager)).toMatchObject(nothingTold);
    const other = await makePerson({ role: 'manager', account });
    await makeResult(other.id, module, { status: 'passed' });
    await change('update module set enabled = true where id = $1', [module.id]);
    expect(await told(id, other)).toMatchObject(allTold);
  });

  it('are always shown to administrators and API clients that write modules, and never to other clients', async () => {
    const id = await sit(await makeTest());
    expect(await told(id, await makePerson({ role: 'admin' }))).toMatchObject(allTold);
    expect(await visible(id, await api.clientToken(await makeClient('writer')))).toMatchObject(allTold);
    expect(await visible(id, await api.clientToken(await makeClient()))).toMatchObject(nothingTold);
  });

  it('are null in results that were stored without them', async () => {
    const id = await sit(await makeTest({ maxFails: 1 }));
    await change(
      `update attempt set incorrect_questions = (select jsonb_agg(each - 'correctName' - 'explanation')
         from jsonb_array_elements(incorrect_questions) as each) where id = $1`,
      [id],
    );
    expect(await told(id)).toMatchObject({ ...nothingTold, showsRightAnswers: true });
  });

  it('take one statement for a page of results, and none when they are not requested', async () => {
    const module = await makeTest();
    await sit(module);
    await sit(module);
    await sit(await makeTest());
    const token = await api.tokenOf(person);
    const query = jest.spyOn(pool(), 'query');
    const detailsReadBy = async (text: string): Promise<number> => {
      query.mockClear();
      const { body } = await api.graphql(text, {}, token);
      expect(body.errors).toBeUndefined();
      const names = query.mock.calls.map(([statement]) => (statement as unknown as { name?: string }).name);
      return names.filter((name) => name === 'learner-facts').length;
    };
    expect(await detailsReadBy(`{ me { results(first: 5) { nodes { ${fields} } } } }`)).toBe(1);
    const without = '{ me { results(first: 20) { nodes { incorrectQuestions { name feedback } } } } }';
    expect(await detailsReadBy(without)).toBe(0);
    query.mockRestore();
  });

  it('are nowhere else in the API', async () => {
    const schema = await portalSchema();
    /** Every field that needs no argument, some levels deep. */
    function everything(type: GraphQLNamedType, levels: number): string {
      if (!isObjectType(type)) return '';
      const selected = Object.values(type.getFields()).flatMap((field) => {
        const inner = getNamedType(field.type);
        if (field.args.some(isRequiredArgument) || inner.name === 'Module') return [];
        if (!isObjectType(inner)) return [field.name];
        return levels > 1 ? [`${field.name} ${everything(inner, levels - 1)}`] : [];
      });
      return `{ ${selected.join(' ')} }`;
    }
    const module = await makeTest();
    const id = await sit(module);
    const { id: attemptId } = await startTest(person.viewer, module.id);
    const token = await api.tokenOf(person);
    const selections: Record<string, string> = {
      result: `result(id: "${id}") ${everything(schema.getType('Result')!, 3)}`,
      results: `me { results(first: 5) { nodes ${everything(schema.getType('Result')!, 3)} } }`,
      attempt: `attempt(id: "${attemptId}") ${everything(schema.getType('Attempt')!, 4)}`,
      module: `module(id: "${module.id}") ${everything(schema.getType('Module')!, 4)}`,
    };
    for (const [path, selection] of Object.entries(selections)) {
      const { body } = await api.graphql(`{ ${selection} }`, {}, token);
      expect([path, body.errors]).toEqual([path, undefined]);
      const answer = JSON.stringify(body.data);
      expect(answer.length).toBeGreaterThan(200);
      for (const secret of ['sesame', 'It opens doors.', 'Look at the sidewall.', '"correct"'])
        expect([path, answer.includes(secret)]).toEqual([path, false]);
    }
    const closed = await api.graphql(
      `{ ${selections['result']} }`,
      {},
      await api.tokenOf(await makePerson({ role: 'admin' })),
    );
    expect(JSON.stringify(closed.body.data)).toContain('sesame');
  });
});
