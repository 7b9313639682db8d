import type {
  AnsweredQuestion,
  QuestionSnapshot,
  RegradedAnswers,
} from '#server/features/authoring/question.types';
import type { GivenAnswer, RightAnswer } from '#server/features/authoring/question-types/question-content';
import { type Credit, fullCredit, noCredit } from '#server/features/authoring/question-types/credit';
import { getQuestionType } from '#server/features/authoring/question-types/question-types';

export interface Marked {
  /** Whole percent, floored once. */
  score: number;
  correctCount: number;
  /** What each question earned, in their order. */
  credits: Credit[];
}

export const isAnswered = (answer: GivenAnswer | null): answer is GivenAnswer =>
  answer !== null && (answer.optionIds.length > 0 || answer.text !== null);

/** The right answer that a question was asked with. */
export const ownRightAnswer = (snapshot: QuestionSnapshot): RightAnswer =>
  getQuestionType(snapshot.kind).rightAnswer(snapshot);

/** Every answer that is right, the newest last; 'full' where a regrade credits whatever was answered. */
export const rightAnswersOf = ({
  snapshot,
  rightAnswers,
}: Pick<AnsweredQuestion, 'snapshot' | 'rightAnswers'>): RegradedAnswers =>
  rightAnswers ?? [ownRightAnswer(snapshot)];

const better = (one: Credit, other: Credit): Credit =>
  one.numerator * other.denominator >= other.numerator * one.denominator ? one : other;

/** What an answer earns of its question, by the best of the right answers; nothing where there is no answer. */
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

/** The score of weighted credits, added up in exact fractions: whole percent, floored once. */
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

/** Marks a whole attempt in exact fractions. */
export function mark(questions: readonly AnsweredQuestion[]): Marked {
  const credits = questions.map(({ snapshot, answer, rightAnswers }) =>
    creditOf(snapshot, answer, rightAnswers),
  );
  const score = scoreOf(
    questions.map(({ snapshot }, index) => ({ weight: snapshot.weight, credit: credits[index]! })),
  );
  return { score, correctCount: credits.filter(isFull).length, credits };
}
