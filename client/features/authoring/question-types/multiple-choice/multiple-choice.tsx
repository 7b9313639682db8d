import { OptionsInput } from '../options/options-input';
import { pickOne } from '../options/pick';
import type { QuestionType } from '../question-type';

export const multipleChoice: QuestionType = {
  hintId: 'tests.hint.choice',
  Input: (props) => <OptionsInput {...props} single pick={pickOne} />,
  pick: pickOne,
};
