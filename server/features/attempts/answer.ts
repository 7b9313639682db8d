import { AppError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import type { GivenAnswer, QuestionKind } from '#server/features/authoring/question.types';

/** Maximum characters of a short answer. */
export const maxAnswerLength = 1000;

const reject = (reason: string): never => {
  throw new AppError('BAD_USER_INPUT', reason);
};

/**
 * Validates the answer of a caller: only options of the question, at most one for multiple choice, and a text only for
 * a short answer. An empty text means no answer. Throws BAD_USER_INPUT.
 */
export function readAnswer(
  { kind, optionIds: offered }: { kind: QuestionKind; optionIds: readonly string[] },
  sent: { optionIds?: string[] | null; text?: string | null },
): GivenAnswer {
  const optionIds = [...new Set(sent.optionIds)];
  const text = sent.text?.trim() || null;
  if (kind === 'short_answer') {
    if (optionIds.length > 0) reject('A short answer has no options.');
    if (text && (text.length > maxAnswerLength || !isStorable(text))) {
      reject(`A short answer has at most ${maxAnswerLength} characters, all of them valid.`);
    }
    return { optionIds: [], text };
  }
  if (text) reject('This question is answered by its options.');
  if (optionIds.some((id) => !offered.includes(id))) reject('An option is not one of this question.');
  if (kind === 'multiple_choice' && optionIds.length > 1) reject('This question takes one option.');
  return { optionIds, text: null };
}

/** Returns true if two answers are equal. */
export const sameAnswer = (one: GivenAnswer, other: GivenAnswer): boolean =>
  one.text === other.text &&
  one.optionIds.length === other.optionIds.length &&
  one.optionIds.every((id) => other.optionIds.includes(id));
