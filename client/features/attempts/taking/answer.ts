import type { AnswerValue } from '#client/features/authoring/question-types/index';

/** An answer with its revision. The highest revision of a question wins. */
export type NumberedAnswer = AnswerValue & { revision: number };

export const noAnswer: AnswerValue = { optionIds: [], text: null };

export const isAnswered = ({ optionIds, text }: AnswerValue): boolean =>
  optionIds.length > 0 || (text !== null && text.trim() !== '');

export const sameAnswer = (a: AnswerValue, b: AnswerValue): boolean =>
  (a.text ?? '') === (b.text ?? '') &&
  a.optionIds.length === b.optionIds.length &&
  a.optionIds.every((id) => b.optionIds.includes(id));
