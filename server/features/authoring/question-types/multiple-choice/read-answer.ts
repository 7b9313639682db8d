import { AppError } from '#server/platform/errors';
import { readOptions } from '../options/read-options';
import type { GivenAnswer } from '../question-content';
import type { SentAnswer } from '../question-type';

export function readAnswer(offeredIds: readonly string[], sent: SentAnswer): GivenAnswer {
  const answer = readOptions(offeredIds, sent);
  if (answer.optionIds.length > 1) throw new AppError('BAD_USER_INPUT', 'This question takes one option.');
  return answer;
}
