import { randomUUID } from 'node:crypto';
import type { LocalizedText } from '#server/platform/language/i18n';
import { insert } from './database/insert';

interface SpecOption {
  text: string;
  correct: boolean;
  feedback?: string;
}

/** A question for `makeModule`. Options make it a choice, and accepted answers a short answer. */
export interface SpecQuestion {
  text?: string;
  options?: SpecOption[];
  multiple?: boolean;
  accepted?: string[];
  weight?: number;
  credit?: 'exact' | 'partial';
  feedback?: string;
  enabled?: boolean;
}

export const onlyEnglish = (en: string): LocalizedText => ({ en, es: '', fr: '' });

const twoOptions: SpecOption[] = [
  { text: 'Right', correct: true },
  { text: 'Wrong', correct: false },
];

/** Adds a question to a test, by default a choice of two with one correct option. */
export async function makeQuestion(testId: string, position: number, question: SpecQuestion): Promise<void> {
  const { accepted, feedback } = question;
  const options = accepted ? [] : (question.options ?? twoOptions);
  await insert(
    `insert into question (test_id, position, kind, text, options, accepted, weight, credit, feedback, enabled)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      testId,
      position,
      accepted ? 'short_answer' : question.multiple ? 'multiple_select' : 'multiple_choice',
      onlyEnglish(question.text ?? `Question ${position}`),
      JSON.stringify(
        options.map(({ text, correct, feedback: remark }) => ({
          id: randomUUID(),
          text: onlyEnglish(text),
          correct,
          feedback: remark ? onlyEnglish(remark) : null,
        })),
      ),
      { en: accepted ?? [], es: [], fr: [] },
      question.weight ?? 1,
      question.credit ?? 'exact',
      feedback ? onlyEnglish(feedback) : null,
      question.enabled ?? true,
    ],
  );
}
