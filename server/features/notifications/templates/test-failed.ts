import { type AboutResult, resultPath } from './results';
import { mailTemplate } from './template';

export interface TestFailed extends AboutResult {
  /** Whole percent, like the pass mark. */
  score: number;
  passMark: number;
}

/** Reports a failed test. */
export const testFailed = mailTemplate<TestFailed>({
  path: resultPath,
  text: ({ moduleName, score, passMark }, write) => ({
    subject: write('testFailed.subject', { moduleName }),
    paragraphs: [
      write('testFailed.score', { moduleName, score: score / 100, passMark: passMark / 100 }),
      write('testFailed.review'),
    ],
    action: write('testFailed.action'),
  }),
});
