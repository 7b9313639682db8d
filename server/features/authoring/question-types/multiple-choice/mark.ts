import { type Credit, fullCredit, noCredit } from '../credit';
import { countSelected } from '../options/count-selected';
import type { GivenAnswer, RightAnswer } from '../question-content';

export function mark(right: RightAnswer, answer: GivenAnswer): Credit {
  const { correct, incorrect } = countSelected(right, answer);
  return correct === 1 && incorrect === 0 ? fullCredit : noCredit;
}
