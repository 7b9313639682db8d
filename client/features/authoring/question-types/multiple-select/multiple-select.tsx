import { OptionsInput } from '../options/options-input';
import { pickSeveral } from '../options/pick';
import type { QuestionType } from '../question-type';

export const multipleSelect: QuestionType = {
  hintId: 'tests.hint.select',
  Input: (props) => <OptionsInput {...props} single={false} pick={pickSeveral} />,
  pick: pickSeveral,
};
