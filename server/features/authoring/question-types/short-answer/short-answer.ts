import type { QuestionType } from '../question-type';
import { gift } from './gift';
import { markText } from './mark';
import { readMoodle } from './moodle';
import { readAnswer } from './read-answer';
import { reviewText } from './review';
import { validate } from './validate';

export const shortAnswer: QuestionType<'short_answer'> = {
  kind: 'short_answer',
  description: 'A short text: Short Answer.',
  answeredBy: 'text',
  validate: (question, _before, sent) => validate(question, sent),
  unanswerableSql: `not jsonb_path_exists(accepted, '$.*[*]')`,
  readAnswer: (_offeredIds, sent) => readAnswer(sent),
  rightAnswer: ({ accepted, code }) => ({ accepted, code }),
  rightAnswerSql: (content) => `jsonb_build_array(${content}->'accepted', ${content}->'code')`,
  isGivable: (_content, right) => 'accepted' in right,
  mark: (_content, right, answer) => markText(right, answer),
  review: (_content, answer, right) => reviewText(answer, right),
  gift,
  readMoodle,
};
