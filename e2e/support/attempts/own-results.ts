import { callApi, tokenOf } from '../portal/api';
import { makePerson, type OwnPerson } from '../own-people';
import { newQuestion } from '../images/pictured-module';
import type { RunningPortal } from '../portal/portal';

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

interface OwnResult {
  id: string;
  certificate: { number: string } | null;
}

/** Takes a test through the API and selects the options whose text contains `optionText`. */
export async function takeTest(
  portal: RunningPortal,
  who: string,
  moduleId: string,
  optionText: string,
): Promise<OwnResult> {
  const token = await tokenOf(portal, who);
  const { startTest } = await callApi<{ startTest: { attempt: Attempt } }>(portal, token, start, {
    id: moduleId,
  });
  const { id: attemptId, questions } = startTest.attempt;
  for (const { id: questionId, options } of questions) {
    const optionIds = options
      .filter(({ textTranslations: { en } }) => en.includes(optionText))
      .map(({ id }) => id);
    await callApi(portal, token, save, { input: { attemptId, questionId, revision: 1, optionIds } });
  }
  const { submitTest } = await callApi<{ submitTest: { result: OwnResult } }>(portal, token, submit, {
    id: attemptId,
  });
  return submitTest.result;
}

/** Creates a module with this name and a person who has passed its test. */
export async function makePass(
  portal: RunningPortal,
  name: string,
): Promise<{ holder: OwnPerson; id: string; number: string }> {
  const moduleId = await newQuestion(portal, { name, text: 'Which is right?', options: ['This', 'Neither'] });
  const holder = await makePerson(portal);
  const { id, certificate } = await takeTest(portal, holder.who, moduleId, 'This');
  return { holder, id, number: certificate!.number };
}
