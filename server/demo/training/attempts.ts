import { saveAnswer } from '#server/features/attempts/answers/answer.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { resultMailKey } from '#server/features/attempts/results/result-mail';
import { submitTest } from '#server/features/attempts/results/result.service';
import { now, replaceClock } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { Person } from '#server/platform/access/viewer';
import { demoId } from '../ids';
import type { DemoModule, DemoQuestion } from './module-content';
import { type DemoPeople, toViewer } from '../people/people-content';
import { readContent } from '../reading/read-content';
import { list, number, object, type ShapeOf, text } from '../reading/shapes';

/**
 * `incorrect` is the number of incorrectly answered questions. With `savedAnswers`, the attempt is in progress with
 * that many answers.
 */
const attemptContent = object(
  { who: text, module: text, age: number, incorrect: number },
  { savedAnswers: number },
);

type DemoAttempt = ShapeOf<typeof attemptContent>;

export const readDemoAttempts = (): DemoAttempt[] => readContent('attempts.yaml', list(attemptContent));

function answerTo(questionId: string, question: DemoQuestion, isCorrect: boolean) {
  if ('accepted' in question) return { text: isCorrect ? question.accepted.en[0]! : 'tread', optionIds: [] };
  const options = question.options.map(({ correct }, index) => ({
    correct,
    id: demoId('option', questionId, String(index)),
  }));
  const selected = options.filter(({ correct }) => correct === isCorrect).map(({ id }) => id);
  return {
    optionIds: question.kind === 'multiple_choice' || !isCorrect ? selected.slice(0, 1) : selected,
    text: null,
  };
}

async function takeTest(
  viewer: Person,
  { module: key, incorrect, savedAnswers }: DemoAttempt,
  modules: readonly DemoModule[],
): Promise<void> {
  const { questions } = modules.find((module) => module.key === key)!.test!;
  const testId = demoId('test', key);
  const attempt = await startTest(viewer, demoId('module', key));
  for (const { id, position } of attempt.questions.slice(0, savedAnswers)) {
    const index = questions.findIndex(
      (_question, place) => demoId('question', `${testId}/${place + 1}`) === id,
    );
    const answer = answerTo(`${testId}/${index + 1}`, questions[index]!, position > incorrect);
    await saveAnswer(viewer, { attemptId: attempt.id, questionId: id, revision: 1, ...answer });
  }
  if (savedAnswers !== undefined) return;
  await submitTest(viewer, attempt.id);
  // The attempt is dated days ago, so no one gets an e-mail about it now.
  await select('demo-no-mail', 'select graphile_worker.remove_job($1)', [resultMailKey(attempt.id)]);
}

/** Returns true if the person exists and has no attempt at the test. */
async function isDue({ profileId }: Person, module: string): Promise<boolean> {
  const due = await select(
    'demo-attempt',
    `select 1 from profile p where p.id = $1
       and not exists (select 1 from attempt a where a.profile_id = p.id and a.test_id = $2)`,
    [profileId, demoId('test', module)],
  );
  return due.length > 0;
}

/**
 * Makes the demo people take tests in the days before the first start, through the same functions as everyone. Existing
 * attempts stay unchanged.
 */
export async function addDemoAttempts(
  people: DemoPeople,
  getModules: () => readonly DemoModule[],
): Promise<void> {
  const start = now().getTime();
  for (const attempt of readDemoAttempts()) {
    const viewer = toViewer(people, attempt.who);
    if (!(await isDue(viewer, attempt.module))) continue;
    let reads = 0;
    const restore = replaceClock(() => new Date(start - attempt.age * 86_400_000 + reads++ * 8_000));
    try {
      await takeTest(viewer, attempt, getModules());
    } finally {
      restore();
    }
  }
}
