import type { QuestionKind } from '#client/platform/generated/schema';
import { multipleChoice } from './multiple-choice/multiple-choice';
import { multipleSelect } from './multiple-select/multiple-select';
import type { QuestionType } from './question-type';
import { shortAnswer } from './short-answer/short-answer';

/** All types of questions. */
export const questionTypes: Record<QuestionKind, QuestionType> = {
  multiple_choice: multipleChoice,
  multiple_select: multipleSelect,
  short_answer: shortAnswer,
};
