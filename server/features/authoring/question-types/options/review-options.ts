import { type LocalizedText, localize, perLanguage } from '#server/platform/language/i18n';
import type { GivenAnswer, QuestionContent, RightAnswer } from '../question-content';
import type { ReviewedAnswer } from '../question-type';

/** Joins texts in every language. Returns null for an empty list. */
function join(texts: readonly LocalizedText[], separator: string): LocalizedText | null {
  if (texts.length === 0) return null;
  return perLanguage((lang) => texts.map((text) => localize(text, lang)).join(separator));
}

/** The selected and the correct options in the order shown. */
export function reviewOptions(
  { options }: QuestionContent,
  answer: GivenAnswer | null,
  right: RightAnswer | null,
): ReviewedAnswer {
  const rightIds = right && 'optionIds' in right ? right.optionIds : [];
  const textsOf = (ids: readonly string[]) =>
    options.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
  const remarks = options.flatMap(({ id, feedback }) =>
    feedback && answer?.optionIds.includes(id) && !rightIds.includes(id) ? [feedback] : [],
  );
  return {
    selectedName: join(textsOf(answer?.optionIds ?? []), ', '),
    feedback: join(remarks, ' '),
    correctName: join(textsOf(rightIds), ', '),
  };
}
