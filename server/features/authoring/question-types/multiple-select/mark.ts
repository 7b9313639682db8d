import { type Credit, fullCredit, noCredit } from '../credit';
import { countSelected } from '../options/count-selected';
import type { GivenAnswer, QuestionContent, RightAnswer } from '../question-content';

/** For partial credit, an incorrect option cancels out one correct option. */
export function mark({ credit }: QuestionContent, right: RightAnswer, answer: GivenAnswer): Credit {
  const { correct, incorrect, total } = countSelected(right, answer);
  if (correct === total && incorrect === 0) return fullCredit;
  if (credit === 'exact' || correct <= incorrect) return noCredit;
  return { numerator: BigInt(correct - incorrect), denominator: BigInt(total) };
}
