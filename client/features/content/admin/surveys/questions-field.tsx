import type { Field } from '#client/ui/editor/described/field';
import {
  questionDraft,
  questionInput,
  questionsProblem,
  type QuestionDraft,
  type StoredQuestion,
} from './question-drafts';
import { QuestionsInput } from './questions-input';

type Sent = ReturnType<typeof questionInput>;

/** The questions of a survey, in order. */
export const questions = (common: {
  label: string;
  hint: string;
}): Field<readonly QuestionDraft[], readonly StoredQuestion[], Sent[]> => ({
  ...common,
  initial: [],
  draftOf: (stored) => stored.map(questionDraft),
  inputOf: (draft) => draft.map(questionInput),
  problem: questionsProblem,
  said: (draft, { text }) => text('admin.surveys.questionCount', { count: draft.length }),
  Input: QuestionsInput,
});
