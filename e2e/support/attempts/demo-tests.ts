import { demoId } from '#server/demo/ids';
import type { DemoQuestion } from '#server/demo/training/module-content';
import { demoModule, moduleId } from './answers';
import type { Call } from '../portal/calls';

interface Started {
  startTest: { attempt: { id: string; questions: { id: string; position: number }[] } };
}

const startTest = `mutation ($id: ID!) {
  startTest(input: { moduleId: $id }) { attempt { id questions { id position } } }
}`;
const saveAnswer = 'mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { superseded } }';
const submitTest = 'mutation ($id: ID!) { submitTest(input: { attemptId: $id }) { result { id } } }';

/** Returns a correct answer as input of the API. */
function getCorrectAnswer(key: string, questionId: string): { optionIds: string[]; text: string | null } {
  const { questions } = demoModule(key).test!;
  const places = questions.map((_question, place) => `${demoId('test', key)}/${place + 1}`);
  const at = places.findIndex((place) => demoId('question', place) === questionId);
  const question: DemoQuestion = questions[at]!;
  if (question.kind === 'short_answer') return { optionIds: [], text: question.accepted.en[0]! };
  const right = question.options.flatMap(({ correct }, index) =>
    correct ? [demoId('option', places[at]!, String(index))] : [],
  );
  return { optionIds: right, text: null };
}

/** Starts the test of a demo module and answers its first questions correctly. Returns the attempt's id. */
export async function beginDemoTest(call: Call, key: string, answered: number): Promise<string> {
  const { attempt } = (await call<Started>(startTest, { id: moduleId(key) })).startTest;
  for (const { id: questionId, position } of attempt.questions) {
    if (position > answered) continue;
    const input = { attemptId: attempt.id, questionId, revision: 1, ...getCorrectAnswer(key, questionId) };
    await call(saveAnswer, { input });
  }
  return attempt.id;
}

/** Takes the test of a demo module, with all answers correct or without answers. Returns the result's id. */
export async function takeDemoTest(call: Call, key: string, isCorrect: boolean): Promise<string> {
  const id = await beginDemoTest(call, key, isCorrect ? Infinity : 0);
  await call(submitTest, { id });
  return id;
}
