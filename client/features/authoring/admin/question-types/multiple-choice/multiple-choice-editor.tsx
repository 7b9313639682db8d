import { OptionEditors } from '../options/option-editors';
import { findOptionProblems } from '../options/option-problems';
import { toOptionsInput } from '../options/options-input';
import type { QuestionEditor } from '../question-editor';

export const multipleChoiceEditor: QuestionEditor = {
  Fields: (props) => {
    // A question bank may have several correct options, each of which is enough.
    const isSingle = props.editor.values.options.filter(({ correct }) => correct).length < 2;
    return <OptionEditors {...props} single={isSingle} />;
  },
  toInput: toOptionsInput,
  findProblems: findOptionProblems,
};
