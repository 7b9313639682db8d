import { saveAnswer } from '#server/features/attempts/answer.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { resultMailKey } from '#server/features/attempts/results/result-mail';
import { submitTest } from '#server/features/attempts/results/result.service';
import { now, replaceClock } from '#server/platform/clock';
import { select } from '#server/platform/database';
import type { Person } from '#server/platform/viewer';
import { demoId } from './ids';
import { demoColleagues } from './colleagues';
import { type DemoModule, type DemoQuestion, readDemoModules } from './module-content';
import { demoAccounts, demoOrganisations } from './people';

interface Sitting {
  who: string;
  module: string;
  /** Days before the portal's first start. */
  ago: number;
  /** How many questions are answered wrongly. */
  wrong: number;
  /** Left after so many answers; absent: submitted. */
  leftAfter?: number;
}

const sittings: Sitting[] = [
  { who: 'learner', module: 'greeting-the-customer', ago: 41, wrong: 0 },
  { who: 'learner', module: 'torque-after-a-wheel-change', ago: 34, wrong: 1 },
  { who: 'learner', module: 'reading-a-dot-code', ago: 27, wrong: 4 },
  { who: 'learner', module: 'load-index-and-speed-rating', ago: 20, wrong: 1 },
  { who: 'learner', module: 'all-terrain-basics', ago: 13, wrong: 3 },
  { who: 'learner', module: 'touring-wear-and-comfort', ago: 9, wrong: 2 },
  { who: 'learner', module: 'max-performance-summer', ago: 5, wrong: 1 },
  { who: 'learner', module: 'rolling-resistance-and-range', ago: 1, wrong: 0, leftAfter: 3 },
  { who: 'pro', module: 'winter-compounds', ago: 30, wrong: 0 },
  { who: 'pro', module: 'touring-wear-and-comfort', ago: 25, wrong: 1 },
  { who: 'retailer', module: 'answering-online-reviews', ago: 3, wrong: 1 },
  { who: 'amina.diallo', module: 'greeting-the-customer', ago: 12, wrong: 0 },
  { who: 'amina.diallo', module: 'reading-a-dot-code', ago: 6, wrong: 1 },
  { who: 'luis.ibarra', module: 'load-index-and-speed-rating', ago: 8, wrong: 4 },
  { who: 'joe.okafor', module: 'greeting-the-customer', ago: 4, wrong: 1 },
  { who: 'wl.chen', module: 'touring-wear-and-comfort', ago: 2, wrong: 0 },
];

export function personCalled(who: string): Person {
  const person = [...demoAccounts, ...demoColleagues].find(({ email }) => email.startsWith(`${who}@`))!;
  const { role, userType, lang, name, email, account } = person;
  return {
    kind: 'person',
    profileId: demoId('profile', email),
    name,
    role,
    userType,
    lang,
    accountId: demoId('account', account),
    accountKind: demoOrganisations.find(({ number }) => number === account)!.kind,
    managedAccountIds: [],
    proCycleStartedAt: null,
    termsVersion: null,
  };
}

function answerTo(questionId: string, question: DemoQuestion, right: boolean) {
  if (question.kind === 'short_answer')
    return { text: right ? question.accepted.en[0]! : 'tread', optionIds: [] };
  const options = question.options.map(({ correct }, index) => ({
    correct,
    id: demoId('option', questionId, String(index)),
  }));
  const chosen = options.filter(({ correct }) => correct === right).map(({ id }) => id);
  return {
    optionIds: question.kind === 'multiple_choice' || !right ? chosen.slice(0, 1) : chosen,
    text: null,
  };
}

async function sit(
  { who, module: key, wrong, leftAfter }: Sitting,
  modules: readonly DemoModule[],
): Promise<void> {
  const viewer = personCalled(who);
  const { questions } = modules.find((module) => module.key === key)!.test!;
  const testId = demoId('test', key);
  const attempt = await startTest(viewer, demoId('module', key));
  for (const { id, position } of attempt.questions.slice(0, leftAfter)) {
    const index = questions.findIndex(
      (_question, place) => demoId('question', `${testId}/${place + 1}`) === id,
    );
    const answer = answerTo(`${testId}/${index + 1}`, questions[index]!, position > wrong);
    await saveAnswer(viewer, { attemptId: attempt.id, questionId: id, revision: 1, ...answer });
  }
  if (leftAfter !== undefined) return;
  await submitTest(viewer, attempt.id);
  // It is said to have been days ago: nobody gets a message about it now.
  await select('demo-no-mail', 'select graphile_worker.remove_job($1)', [resultMailKey(attempt.id)]);
}

/** Whether the person is there and has not taken the test. */
async function isDue({ who, module }: Sitting): Promise<boolean> {
  const due = await select(
    'demo-sitting',
    `select 1 from profile p where p.id = $1
       and not exists (select 1 from attempt a where a.profile_id = p.id and a.test_id = $2)`,
    [personCalled(who).profileId, demoId('test', module)],
  );
  return due.length > 0;
}

/**
 * Lets the demo people take some tests in the days before the first start, in the way that people do. What was taken
 * before stays as it is.
 */
export async function sitDemoTests(): Promise<void> {
  const start = now().getTime();
  let modules: readonly DemoModule[] | undefined;
  for (const sitting of sittings) {
    if (!(await isDue(sitting))) continue;
    modules ??= readDemoModules();
    let reads = 0;
    const restore = replaceClock(() => new Date(start - sitting.ago * 86_400_000 + reads++ * 8_000));
    try {
      await sit(sitting, modules);
    } finally {
      restore();
    }
  }
}
