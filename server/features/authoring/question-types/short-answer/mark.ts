import { languageValues } from '#server/platform/language/i18n';
import { foldAnswer, foldCode } from '#server/platform/text/fold';
import { type Credit, fullCredit, noCredit } from '../credit';
import type { GivenAnswer, RightAnswer } from '../question-content';

/** Returns the function that normalizes accepted and given answers for comparison. */
export const foldFor = (code: boolean): ((text: string) => string) => (code ? foldCode : foldAnswer);

export function markText(right: RightAnswer, { text }: GivenAnswer): Credit {
  if ('optionIds' in right || text === null) return noCredit;
  const fold = foldFor(right.code);
  const given = fold(text);
  return languageValues(right.accepted)
    .flat()
    .some((answer) => fold(answer) === given)
    ? fullCredit
    : noCredit;
}
