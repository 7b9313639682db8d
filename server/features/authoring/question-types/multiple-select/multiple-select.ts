import { shareLines } from '../options/option-lines';
import { optionsType } from '../options/options-type';
import type { QuestionType } from '../question-type';
import { mark } from './mark';
import { readGift, readMoodle } from './read-select';

export const multipleSelect: QuestionType<'multiple_select'> = {
  ...optionsType,
  kind: 'multiple_select',
  description: 'Any number of options: Multiple Select.',
  mark,
  gift: {
    read: readGift,
    answerLines: ({ options }) => shareLines(options),
    defaultCredit: 'partial',
    setting: null,
  },
  readMoodle,
};
