import type { ImportedAnswers } from '../../import/file/source-choice';
import { optionLine, shareLines } from '../options/option-lines';
import { optionsType } from '../options/options-type';
import type { QuestionType } from '../question-type';
import { mark } from './mark';
import { readAnswer } from './read-answer';
import { readGift, readMoodle } from './read-choice';

// Options that are all correct would be read as short answers.
const isAllRight = ({ options }: ImportedAnswers): boolean => options.every(({ correct }) => correct);

export const multipleChoice: QuestionType<'multiple_choice'> = {
  ...optionsType,
  kind: 'multiple_choice',
  description: 'One option: Multiple Choice.',
  readAnswer,
  mark: (_content, right, answer) => mark(right, answer),
  gift: {
    read: readGift,
    answerLines: (answers) =>
      isAllRight(answers)
        ? shareLines(answers.options)
        : answers.options.map((option) => optionLine(option, option.correct ? '=' : '~')),
    defaultCredit: 'exact',
    setting: { name: 'kind', isNeeded: isAllRight },
  },
  readMoodle,
};
