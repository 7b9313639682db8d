import type { MailedMark } from './mail.types';
import type { MailTexts } from './mail-texts.types';

const percents = new Intl.NumberFormat('en', { style: 'percent' });
const numbers = new Intl.NumberFormat('en');
const percent = (score: number): string => percents.format(score / 100);
const markOf = ({ status, score }: MailedMark): string =>
  `${status === 'passed' ? 'passed' : 'not passed'}, ${percent(score)}`;

export const en: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  test_passed: ({ moduleName, score, points, promotedToPro }) => ({
    subject: `Passed: ${moduleName}`,
    paragraphs: [
      `You passed the test “${moduleName}” with ${percent(score)}.`,
      ...(points > 0
        ? [`It earned you ${numbers.format(points)} ${points === 1 ? 'point' : 'points'}.`]
        : []),
      ...(promotedToPro ? ['It was the last PRO test you needed: you are PRO now. Congratulations!'] : []),
      'Your certificate is on the page of the result.',
    ],
    action: 'See the result and the certificate',
  }),
  test_failed: ({ moduleName, score, passMark }) => ({
    subject: `Not passed: ${moduleName}`,
    paragraphs: [
      `You scored ${percent(score)} in the test “${moduleName}”. ${percent(passMark)} is needed to pass.`,
      'The page of the result shows which questions to look at again.',
    ],
    action: 'See the result',
  }),
  result_changed: ({ moduleName, before, after }) => ({
    subject: `Your result has changed: ${moduleName}`,
    paragraphs: [
      `A question of the test “${moduleName}” was corrected, and your answers were marked again.`,
      `Before: ${markOf(before)}. Now: ${markOf(after)}.`,
    ],
    action: 'See the result',
  }),
  pro_reset: () => ({
    subject: 'A new PRO cycle has begun',
    paragraphs: [
      'Your PRO status was reset for a new cycle: your user type is standard until you have passed the PRO tests of this cycle.',
      'Your results, certificates and points stay as they are.',
    ],
    action: 'See the tests',
  }),
  sign_in_tries: () => ({
    subject: 'Somebody tried to sign in as you',
    paragraphs: [
      'Today there were many tries to sign in with your e-mail and a wrong password. None of them got in.',
      'If it was you, there is nothing to do. If not, tell support. Whoever tried has to wait longer and longer before each further try.',
    ],
    action: 'Contact support',
  }),
  reason: (productName) => `You get this message because you have a profile at ${productName}.`,
  questions: (supportEmail) => `Questions? Write to ${supportEmail}.`,
};
