import { AppError } from '#server/platform/errors';
import type { GivenAnswer } from '../question-content';
import type { SentAnswer } from '../question-type';

/** Reads an answer of any number of the question's options. */
export function readOptions(offeredIds: readonly string[], { optionIds, text }: SentAnswer): GivenAnswer {
  if (text) throw new AppError('BAD_USER_INPUT', 'This question is answered by its options.');
  if (optionIds.some((id) => !offeredIds.includes(id))) {
    throw new AppError('BAD_USER_INPUT', 'An option is not one of this question.');
  }
  return { optionIds, text: null };
}
