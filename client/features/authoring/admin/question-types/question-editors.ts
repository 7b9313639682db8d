import type { QuestionKind } from '#client/platform/generated/schema';
import { multipleChoiceEditor } from './multiple-choice/multiple-choice-editor';
import { multipleSelectEditor } from './multiple-select/multiple-select-editor';
import { shortAnswerEditor } from './short-answer/short-answer-editor';
import type { QuestionEditor } from './question-editor';

/** Apart from `adminQuestionTypes`, since only the question editor loads them. */
export const questionEditors: Record<QuestionKind, QuestionEditor> = {
  multiple_choice: multipleChoiceEditor,
  multiple_select: multipleSelectEditor,
  short_answer: shortAnswerEditor,
};
