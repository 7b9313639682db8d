import { OptionEditors } from '../options/option-editors';
import { findOptionProblems } from '../options/option-problems';
import { toOptionsInput } from '../options/options-input';
import type { QuestionEditor } from '../question-editor';

export const multipleChoiceEditor: QuestionEditor = {
  Fields: OptionEditors,
  // A question bank may have several correct options, each of which is enough.
  isSingle: ({ options }) => options.filter(({ correct }) => correct).length < 2,
  toInput: toOptionsInput,
  findProblems: findOptionProblems,
};
