import type { QuestionType } from '../question-type';
import { readOptions } from './read-options';
import { reviewOptions } from './review-options';
import { areOffered, rightOptions, rightOptionsSql } from './right-options';
import { validateOptions } from './validate-options';

/** What types have in common whose questions are answered by selecting options. */
export const optionsType = {
  answeredBy: 'options',
  validate: validateOptions,
  unanswerableSql: `not jsonb_path_exists(options, '$[*] ? (@.correct == true)')`,
  readAnswer: readOptions,
  rightAnswer: rightOptions,
  rightAnswerSql: rightOptionsSql,
  isGivable: areOffered,
  review: reviewOptions,
} as const satisfies Partial<QuestionType>;
