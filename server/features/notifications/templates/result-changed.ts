import { type AboutResult, resultPath } from './results';
import { mailTemplate, type WriteText } from './template';

/** The status and score of an attempt. */
export interface Mark {
  status: 'passed' | 'failed';
  /** Whole percent. */
  score: number;
}

const markText = ({ status, score }: Mark, write: WriteText): string =>
  write('resultChanged.mark', { status, score: score / 100 });

/** Reports that a result was regraded. */
export const resultChanged = mailTemplate<AboutResult & { before: Mark; after: Mark }>({
  path: resultPath,
  text: ({ moduleName, before, after }, write) => ({
    subject: write('resultChanged.subject', { moduleName }),
    paragraphs: [
      write('resultChanged.corrected', { moduleName }),
      write('resultChanged.marks', { before: markText(before, write), after: markText(after, write) }),
    ],
    action: write('resultChanged.action'),
  }),
});
