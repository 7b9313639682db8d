import type {
  AnsweredQuestion,
  QuestionSnapshot,
  RegradedAnswers,
} from '#server/features/authoring/question.types';
import type { GivenAnswer, RightAnswer } from '#server/features/authoring/question-types/question-content';
import { type Credit, fullCredit, noCredit } from '#server/features/authoring/question-types/credit';
import { getQuestionType } from '#server/features/authoring/question-types/question-types';

export interface Marked {
  /** Whole percent, rounded down once. */
  score: number;
  correctCount: number;
  /** Credit of each question, in order. */
  credits: Credit[];
}

export const isAnswered = (answer: GivenAnswer | null): answer is GivenAnswer =>
  answer !== null && (answer.optionIds.length > 0 || answer.text !== null);

/** Returns the correct answer of a question without a regrade. */
export const ownRightAnswer = (snapshot: QuestionSnapshot): RightAnswer =>
  getQuestionType(snapshot.kind).rightAnswer(snapshot);

/** Returns all correct answers, newest last; 'full' if a regrade gives every answer full credit. */
export const rightAnswersOf = ({
  snapshot,
  rightAnswers,
}: Pick<AnsweredQuestion, 'snapshot' | 'rightAnswers'>): RegradedAnswers =>
  rightAnswers ?? [ownRightAnswer(snapshot)];

const better = (one: Credit, other: Credit): Credit =>
  one.numerator * other.denominator >= other.numerator * one.denominator ? one : other;

/**
 * Returns the credit of an answer by the best of the correct answers. An empty answer has credit only after a
 * regrade to 'full'.
 */
export function creditOf(
  snapshot: QuestionSnapshot,
  answer: GivenAnswer | null,
  rightAnswers: RegradedAnswers | null = null,
): Credit {
  const right = rightAnswersOf({ snapshot, rightAnswers });
  if (right === 'full') return fullCredit;
  if (!isAnswered(answer)) return noCredit;
  const { mark: markAnswer } = getQuestionType(snapshot.kind);
  return right.map((each) => markAnswer(snapshot, each, answer)).reduce(better, noCredit);
}

export const isFull = ({ numerator, denominator }: Credit): boolean => numerator === denominator;

/**
 * Returns the weighted score in whole percent. Fractions are exact and rounded down once, because binary ones
 * could lose a percent.
 */
export function scoreOf(parts: readonly { weight: number; credit: Credit }[]): number {
  let earned = noCredit;
  let weights = 0n;
  for (const { weight, credit } of parts) {
    earned = {
      numerator:
        earned.numerator * credit.denominator + BigInt(weight) * credit.numerator * earned.denominator,
      denominator: earned.denominator * credit.denominator,
    };
    weights += BigInt(weight);
  }
  return weights === 0n ? 0 : Number((earned.numerator * 100n) / (earned.denominator * weights));
}

/** Returns true if a score reaches the pass mark. Both are in whole percent. */
export const isPass = (score: number, passMark: number): boolean => score >= passMark;

/** Returns score and credits of an attempt. */
export function mark(questions: readonly AnsweredQuestion[]): Marked {
  const credits = questions.map(({ snapshot, answer, rightAnswers }) =>
    creditOf(snapshot, answer, rightAnswers),
  );
  const score = scoreOf(
    questions.map(({ snapshot }, index) => ({ weight: snapshot.weight, credit: credits[index]! })),
  );
  return { score, correctCount: credits.filter(isFull).length, credits };
}
