import { languages } from '#server/platform/language/i18n';
import { getQuestionType } from '#server/features/authoring/question-types/question-types';
import { ownRightAnswer, rightAnswersOf } from '#server/features/attempts/marking/marking';
import type {
  AnsweredQuestion,
  QuestionSnapshot,
  RegradedAnswers,
} from '#server/features/authoring/question.types';
import type { RightAnswer } from '#server/features/authoring/question-types/question-content';

/**
 * The answers that a regrade accepts: any answer, the previous ones and the corrected one, only the corrected one, or
 * the previous ones.
 */
export type RegradeMode = 'full_credit' | 'old_and_new' | 'new_only' | 'none';

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Returns true if two correct answers are equal. The order of options doesn't matter. */
export function sameRightAnswer(one: RightAnswer, other: RightAnswer): boolean {
  if ('optionIds' in one) {
    return 'optionIds' in other && sameTexts(one.optionIds.toSorted(), other.optionIds.toSorted());
  }
  if ('optionIds' in other) return false;
  return (
    one.code === other.code && languages.every((lang) => sameTexts(one.accepted[lang], other.accepted[lang]))
  );
}

function sameAnswers(one: RegradedAnswers, other: RegradedAnswers): boolean {
  if (one === 'full' || other === 'full') return one === other;
  return one.length === other.length && one.every((right, index) => sameRightAnswer(right, other[index]!));
}

/** Returns true if the corrected answer was possible in the snapshot, which may have had other options. */
const isGivable = (snapshot: QuestionSnapshot, right: RightAnswer): boolean =>
  getQuestionType(snapshot.kind).isGivable(snapshot, right);

/**
 * Returns the correct answers of an attempt after a regrade, newest last; null if they are the question's own. Attempts
 * in which the corrected answer wasn't possible keep the previous ones, unless everyone gets full credit.
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

/** Returns true if the correct answer differs between two versions of a question. */
export const differsInRightAnswer = (one: QuestionSnapshot, other: QuestionSnapshot): boolean =>
  !sameRightAnswer(ownRightAnswer(one), ownRightAnswer(other));
