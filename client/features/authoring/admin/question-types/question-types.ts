import type { QuestionKind } from '#client/platform/generated/schema';
import { multipleChoice } from './multiple-choice/multiple-choice';
import { multipleSelect } from './multiple-select/multiple-select';
import { shortAnswer } from './short-answer/short-answer';
import type { AdminQuestionType } from './question-type';

/** All types of questions, in the order of the menu. */
export const adminQuestionTypes: Record<QuestionKind, AdminQuestionType> = {
  multiple_choice: multipleChoice,
  multiple_select: multipleSelect,
  short_answer: shortAnswer,
};
