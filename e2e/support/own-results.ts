import { ask, tokenOf } from './api';
import type { RunningPortal } from './portal';

interface Option {
  id: string;
  textTranslations: { en: string };
}

interface Attempt {
  id: string;
  questions: { id: string; options: Option[] }[];
}

const start = `mutation ($id: ID!) { startTest(input: { moduleId: $id }) {
  attempt { id questions { id options { id textTranslations { en } } } } } }`;
const save = 'mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { superseded } }';
const submit = `mutation ($id: ID!) { submitTest(input: { attemptId: $id }) { result { id certificate { number } } } }`;

/** Takes a test of choices as somebody, without a browser, choosing the option of that text; gives the result. */
export async function takeTest(
  portal: RunningPortal,
  who: string,
  moduleId: string,
  chosen: string,
): Promise<{ id: string; certificate: { number: string } | null }> {
  const token = await tokenOf(portal, who);
  const { startTest } = await ask<{ startTest: { attempt: Attempt } }>(portal, token, start, {
    id: moduleId,
  });
  const { id: attemptId, questions } = startTest.attempt;
  for (const { id: questionId, options } of questions) {
    const optionIds = options
      .filter(({ textTranslations: { en } }) => en.includes(chosen))
      .map(({ id }) => id);
    await ask(portal, token, save, { input: { attemptId, questionId, revision: 1, optionIds } });
  }
  const { submitTest } = await ask<{
    submitTest: { result: { id: string; certificate: { number: string } | null } };
  }>(portal, token, submit, { id: attemptId });
  return submitTest.result;
}
