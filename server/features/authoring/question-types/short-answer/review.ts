import {
  type LocalizedText,
  perLanguage,
  languageValues,
  defaultLanguage,
} from '#server/platform/language/i18n';
import { plainTextToRichText } from '#server/platform/text/rich-text';
import type { GivenAnswer, RightAnswer } from '../question-content';
import type { ReviewedAnswer } from '../question-type';

function sameInEveryLanguage(text: string): LocalizedText {
  const visible = plainTextToRichText(text);
  return perLanguage(() => visible);
}

/** The first accepted text of each language. */
function firstAccepted(right: RightAnswer | null): LocalizedText | null {
  if (!right || 'optionIds' in right) return null;
  const { accepted } = right;
  const first = (texts: readonly string[] | undefined) => plainTextToRichText(texts?.[0] ?? '');
  const any = first(languageValues(accepted).flat());
  return any === ''
    ? null
    : perLanguage((lang) => first(accepted[lang]) || (lang === defaultLanguage ? any : ''));
}

export const reviewText = (answer: GivenAnswer | null, right: RightAnswer | null): ReviewedAnswer => ({
  selectedName: typeof answer?.text === 'string' ? sameInEveryLanguage(answer.text) : null,
  feedback: null,
  correctName: firstAccepted(right),
});
