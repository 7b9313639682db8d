import { OptionEditors } from '../options/option-editors';
import { findOptionProblems } from '../options/option-problems';
import { toOptionsInput } from '../options/options-input';
import type { QuestionEditor } from '../question-editor';

export const multipleSelectEditor: QuestionEditor = {
  Fields: OptionEditors,
  isSingle: () => false,
  toInput: (draft) => ({ ...toOptionsInput(draft), credit: draft.credit }),
  findProblems: findOptionProblems,
};
