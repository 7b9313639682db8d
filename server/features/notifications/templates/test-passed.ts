import { type AboutResult, resultPath } from './results';
import { mailTemplate } from './template';

export interface TestPassed extends AboutResult {
  /** Whole percent. */
  score: number;
  /** Can be 0. */
  points: number;
  promotedToPro: boolean;
}

/** Reports a passed test. */
export const testPassed = mailTemplate<TestPassed>({
  path: resultPath,
  text: ({ moduleName, score, points, promotedToPro }, write) => ({
    subject: write('testPassed.subject', { moduleName }),
    paragraphs: [
      write('testPassed.score', { moduleName, score: score / 100 }),
      ...(points > 0 ? [write('testPassed.points', { points })] : []),
      ...(promotedToPro ? [write('testPassed.promoted')] : []),
      write('testPassed.certificate'),
    ],
    action: write('testPassed.action'),
  }),
});
