import { ownRightAnswer, rightAnswersOf } from '#server/features/attempts/marking/marking';
import type {
  AnsweredQuestion,
  QuestionSnapshot,
  RegradedAnswers,
  RightAnswer,
} from '#server/features/authoring/question.types';

/**
 * What a regrade counts as right: whatever was answered, what counted before and the corrected answer, the corrected
 * answer alone, or what counted before.
 */
export type RegradeMode = 'full_credit' | 'old_and_new' | 'new_only' | 'none';

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Whether two right answers say the same; the order of options does not matter. */
export function sameRightAnswer(one: RightAnswer, other: RightAnswer): boolean {
  if ('optionIds' in one) {
    return 'optionIds' in other && sameTexts(one.optionIds.toSorted(), other.optionIds.toSorted());
  }
  if ('optionIds' in other) return false;
  const same = (lang: 'en' | 'es' | 'fr') => sameTexts(one.accepted[lang], other.accepted[lang]);
  return one.code === other.code && same('en') && same('es') && same('fr');
}

function sameAnswers(one: RegradedAnswers, other: RegradedAnswers): boolean {
  if (one === 'full' || other === 'full') return one === other;
  return one.length === other.length && one.every((right, index) => sameRightAnswer(right, other[index]!));
}

/** Whether the corrected answer could be given when the question was asked: it may have had other options then. */
function isGivable(snapshot: QuestionSnapshot, right: RightAnswer): boolean {
  if (!('optionIds' in right)) return snapshot.kind === 'short_answer';
  if (snapshot.kind === 'short_answer') return false;
  const offered = new Set(snapshot.options.map(({ id }) => id));
  return right.optionIds.length > 0 && right.optionIds.every((id) => offered.has(id));
}

/**
 * What counts as right for one attempt after a regrade, the newest last; null where that is the question's own. An
 * attempt that could not give the corrected answer keeps what counted before, unless everybody gets full credit.
 */
export function regradedAnswers(
  mode: RegradeMode,
  question: Pick<AnsweredQuestion, 'snapshot' | 'rightAnswers'>,
  corrected: RightAnswer,
): RegradedAnswers | null {
  if (mode === 'full_credit') return 'full';
  if (mode === 'none' || !isGivable(question.snapshot, corrected)) return question.rightAnswers;
  const before = rightAnswersOf(question);
  if (mode === 'old_and_new' && before === 'full') return 'full';
  const kept = mode === 'old_and_new' && before !== 'full' ? before : [];
  const after = [...kept.filter((right) => !sameRightAnswer(right, corrected)), corrected];
  return sameAnswers(before, after) ? question.rightAnswers : after;
}

/** Whether a question's right answer differs between two of its states. */
export const differsInRightAnswer = (one: QuestionSnapshot, other: QuestionSnapshot): boolean =>
  !sameRightAnswer(ownRightAnswer(one), ownRightAnswer(other));
