import { AppError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import { maxAnswerLength } from '../../question-limits';
import type { GivenAnswer } from '../question-content';
import type { SentAnswer } from '../question-type';

export function readAnswer({ optionIds, text }: SentAnswer): GivenAnswer {
  if (optionIds.length > 0) throw new AppError('BAD_USER_INPUT', 'A short answer has no options.');
  if (text && (text.length > maxAnswerLength || !isStorable(text))) {
    throw new AppError(
      'BAD_USER_INPUT',
      `A short answer has at most ${maxAnswerLength} characters, all of them valid.`,
    );
  }
  return { optionIds: [], text };
}
