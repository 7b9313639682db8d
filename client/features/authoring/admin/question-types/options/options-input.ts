import { optionsOf, orNull, type QuestionDraft } from '../../questions/editor/question-draft';
import type { AnswersInput } from '../question-editor';

export const toOptionsInput = (draft: QuestionDraft): AnswersInput => ({
  options: optionsOf(draft).map(({ id, text, feedback, correct }) => ({
    id,
    text,
    feedback: orNull(feedback),
    correct,
  })),
  accepted: { en: [] },
  code: false,
  credit: 'exact',
});
