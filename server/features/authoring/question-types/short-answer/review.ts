import type { LocalizedText } from '#server/platform/language/i18n';
import { plainTextToRichText } from '#server/platform/text/rich-text';
import type { GivenAnswer, RightAnswer } from '../question-content';
import type { ReviewedAnswer } from '../question-type';

function sameInEveryLanguage(text: string): LocalizedText {
  const visible = plainTextToRichText(text);
  return { en: visible, es: visible, fr: visible };
}

/** The first accepted text of each language. */
function firstAccepted(right: RightAnswer | null): LocalizedText | null {
  if (!right || 'optionIds' in right) return null;
  const { en, es, fr } = right.accepted;
  const first = (texts: readonly string[]) => plainTextToRichText(texts[0] ?? '');
  const any = first([...en, ...es, ...fr]);
  return any === '' ? null : { en: first(en) || any, es: first(es), fr: first(fr) };
}

export const reviewText = (answer: GivenAnswer | null, right: RightAnswer | null): ReviewedAnswer => ({
  selectedName: typeof answer?.text === 'string' ? sameInEveryLanguage(answer.text) : null,
  feedback: null,
  correctName: firstAccepted(right),
});
