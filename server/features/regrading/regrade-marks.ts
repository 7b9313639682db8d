import type { MarkChange, MarkedAttempt } from '#server/features/attempts/effects/mark-change';
import { creditOf, isFull, isPass, scoreOf } from '#server/features/attempts/marking/marking';
import type { Credit } from '#server/features/authoring/question-types/credit';
import type { AnsweredQuestion, RegradedAnswers } from '#server/features/authoring/question.types';
import type { RightAnswer } from '#server/features/authoring/question-types/question-content';
import { type RegradeMode, regradedAnswers } from './right-answers';

/** An open or scored attempt that contains the question. */
export interface AttemptWithQuestion extends MarkedAttempt {
  name: string;
  email: string;
  /** Null while the attempt is open, as is `correctCount`. */
  score: number | null;
  correctCount: number | null;
  passMark: number;
  pointsEarned: number;
  question: AnsweredQuestion;
  /** The credit of the answer; null while the attempt is open. */
  credit: Credit | null;
}

/** An attempt whose correct answers a regrade sets. `credit` is set if its mark changes. */
export interface RegradedAttempt {
  attempt: AttemptWithQuestion;
  rightAnswers: RegradedAnswers | null;
  credit: Credit | null;
}

/** A mark that replaces another one in a regrade. */
export type NewMark = MarkChange<AttemptWithQuestion>;

export interface RegradedAttempts {
  set: RegradedAttempt[];
  /** Attempts that would lose credit and stay unchanged. */
  kept: AttemptWithQuestion[];
}

/** Returns a negative number if the first is less. */
const compareCredits = (one: Credit, other: Credit): number =>
  Number(one.numerator * other.denominator - other.numerator * one.denominator);

/** Returns the attempts that a regrade changes, and those that it leaves because it may not lower results. */
export function regradeAttempts(
  attempts: readonly AttemptWithQuestion[],
  { mode, lowersResults, corrected }: { mode: RegradeMode; lowersResults: boolean; corrected: RightAnswer },
): RegradedAttempts {
  const found: RegradedAttempts = { set: [], kept: [] };
  for (const attempt of attempts) {
    const { question } = attempt;
    const rightAnswers = regradedAnswers(mode, question, corrected);
    const isSame = rightAnswers === question.rightAnswers;
    if (isSame && mode === 'none') continue;
    const credit = creditOf(question.snapshot, question.answer, rightAnswers);
    // The same correct answers can earn another credit if the comparison of short answers has changed since then.
    const difference = attempt.credit ? compareCredits(credit, attempt.credit) : 0;
    if (isSame && difference === 0) continue;
    if (difference < 0 && !lowersResults) found.kept.push(attempt);
    else found.set.push({ attempt, rightAnswers, credit: difference === 0 ? null : credit });
  }
  return found;
}

/** The contribution of a question to the score of an attempt. */
export interface WeightedCredit {
  weight: number;
  credit: Credit;
}

/**
 * Returns the marks of the attempts whose credit changes. `others` are the other questions of each attempt by its id.
 */
export function newMarks(
  set: readonly RegradedAttempt[],
  others: ReadonlyMap<string, readonly WeightedCredit[]>,
): NewMark[] {
  return set.flatMap(({ attempt, credit }) => {
    if (!credit) return [];
    const own = { weight: attempt.question.snapshot.weight, credit };
    const score = scoreOf([...(others.get(attempt.id) ?? []), own]);
    const wasFull = attempt.credit !== null && isFull(attempt.credit);
    const correctCount = (attempt.correctCount ?? 0) + Number(isFull(credit)) - Number(wasFull);
    const status = isPass(score, attempt.passMark) ? 'passed' : 'failed';
    return [{ attempt, score, status, correctCount } as const];
  });
}

/** Returns true if the credit of a question increases. */
export const isRaised = ({ attempt, credit }: RegradedAttempt): boolean =>
  credit !== null && attempt.credit !== null && compareCredits(credit, attempt.credit) > 0;
