import type { GivenAnswer } from '#server/features/authoring/question-types/question-content';
import { getQuestionType, type QuestionKind } from '#server/features/authoring/question-types/question-types';

/**
 * Validates the answer of a caller by the type of the question. An empty text means no answer. Throws BAD_USER_INPUT.
 */
export const readAnswer = (
  { kind, optionIds: offered }: { kind: QuestionKind; optionIds: readonly string[] },
  sent: { optionIds?: string[] | null; text?: string | null },
): GivenAnswer =>
  getQuestionType(kind).readAnswer(offered, {
    optionIds: [...new Set(sent.optionIds)],
    text: sent.text?.trim() || null,
  });

export const sameAnswer = (one: GivenAnswer, other: GivenAnswer): boolean =>
  one.text === other.text &&
  one.optionIds.length === other.optionIds.length &&
  one.optionIds.every((id) => other.optionIds.includes(id));
