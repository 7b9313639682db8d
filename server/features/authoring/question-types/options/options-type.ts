import type { QuestionType } from '../question-type';
import { readOptions } from './read-options';
import { reviewOptions } from './review-options';
import { areOffered, rightOptions, rightOptionsSql } from './right-options';
import { validateOptions } from './validate-options';

/** The members that all question types with options share. */
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
