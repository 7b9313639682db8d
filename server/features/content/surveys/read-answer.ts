import { throwFieldError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import { maxWordsLength } from './survey-limits';
import type { StoredQuestion } from './survey-questions.types';
import type { SaveSurveyAnswerInput } from './survey.input';

/** A stored answer without its revision. */
export interface GivenAnswer {
  optionIds: string[];
  words: string | null;
}

/** Validates an answer to the question. Throws BAD_USER_INPUT. */
export function readSurveyAnswer(
  { kind, options }: StoredQuestion,
  sent: Pick<SaveSurveyAnswerInput, 'optionIds' | 'words'>,
): GivenAnswer {
  const optionIds = [...new Set(sent.optionIds)];
  const words = sent.words?.trim() || null;
  if (kind === 'words') {
    if (optionIds.length > 0) throwFieldError('optionIds', 'Own words have no options.');
    if (words && (words.length > maxWordsLength || !isStorable(words))) {
      throwFieldError('words', `Own words have at most ${maxWordsLength} characters, all of them valid.`);
    }
    return { optionIds: [], words };
  }
  if (words) throwFieldError('words', 'This question is answered by its options.');
  if (optionIds.some((id) => !options.some((option) => option.id === id))) {
    throwFieldError('optionIds', 'An option is not one of this question.');
  }
  if (kind === 'one' && optionIds.length > 1) throwFieldError('optionIds', 'This question takes one option.');
  return { optionIds, words: null };
}

/** Returns true if two answers are equal. */
export const sameAnswer = (one: GivenAnswer, other: GivenAnswer): boolean =>
  one.words === other.words &&
  one.optionIds.length === other.optionIds.length &&
  one.optionIds.every((id) => other.optionIds.includes(id));
