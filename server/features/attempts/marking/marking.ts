import type {
  AnsweredQuestion,
  GivenAnswer,
  QuestionSnapshot,
  RegradedAnswers,
  RightAnswer,
} from '#server/features/authoring/question.types';
import { foldAnswer, foldCode } from '#server/platform/text/fold';

/** Part of a question's weight that an answer earns, as an exact fraction from 0 to 1. */
export interface Credit {
  numerator: bigint;
  denominator: bigint;
}

export interface Marked {
  /** Whole percent, floored once. */
  score: number;
  correctCount: number;
  /** What each question earned, in their order. */
  credits: Credit[];
}

const none: Credit = { numerator: 0n, denominator: 1n };
const full: Credit = { numerator: 1n, denominator: 1n };

/** Returns the function that folds accepted and given answers before they are compared. */
export const foldFor = (code: boolean): ((text: string) => string) => (code ? foldCode : foldAnswer);

export const isAnswered = (answer: GivenAnswer | null): answer is GivenAnswer =>
  answer !== null && (answer.optionIds.length > 0 || answer.text !== null);

/** The right answer that a question was asked with. */
export const ownRightAnswer = ({ kind, options, accepted, code }: QuestionSnapshot): RightAnswer =>
  kind === 'short_answer'
    ? { accepted, code }
    : { optionIds: options.filter(({ correct }) => correct).map(({ id }) => id) };

/** Every answer that is right, the newest last; 'full' where a regrade credits whatever was answered. */
export const rightAnswersOf = ({
  snapshot,
  rightAnswers,
}: Pick<AnsweredQuestion, 'snapshot' | 'rightAnswers'>): RegradedAnswers =>
  rightAnswers ?? [ownRightAnswer(snapshot)];

function shortAnswerCredit(right: Extract<RightAnswer, { code: boolean }>, text: string): Credit {
  const fold = foldFor(right.code);
  const given = fold(text);
  const { en, es, fr } = right.accepted;
  return [...en, ...es, ...fr].some((answer) => fold(answer) === given) ? full : none;
}

function optionsCredit(
  { kind, credit }: QuestionSnapshot,
  correctIds: readonly string[],
  optionIds: readonly string[],
): Credit {
  const correct = new Set(correctIds);
  const selected = new Set(optionIds);
  const right = [...selected].filter((id) => correct.has(id)).length;
  const wrong = selected.size - right;
  if (kind === 'multiple_choice') return right === 1 && wrong === 0 ? full : none;
  if (right === correct.size && wrong === 0) return full;
  if (credit === 'exact' || right <= wrong) return none;
  return { numerator: BigInt(right - wrong), denominator: BigInt(correct.size) };
}

function creditFor(snapshot: QuestionSnapshot, right: RightAnswer, answer: GivenAnswer): Credit {
  if ('optionIds' in right) return optionsCredit(snapshot, right.optionIds, answer.optionIds);
  return answer.text === null ? none : shortAnswerCredit(right, answer.text);
}

const better = (one: Credit, other: Credit): Credit =>
  one.numerator * other.denominator >= other.numerator * one.denominator ? one : other;

/** What an answer earns of its question, by the best of the right answers; nothing where there is no answer. */
export function creditOf(
  snapshot: QuestionSnapshot,
  answer: GivenAnswer | null,
  rightAnswers: RegradedAnswers | null = null,
): Credit {
  const right = rightAnswersOf({ snapshot, rightAnswers });
  if (right === 'full') return full;
  if (!isAnswered(answer)) return none;
  return right.map((each) => creditFor(snapshot, each, answer)).reduce(better, none);
}

export const isFull = ({ numerator, denominator }: Credit): boolean => numerator === denominator;

/** The score of weighted credits, added up in exact fractions: whole percent, floored once. */
export function scoreOf(parts: readonly { weight: number; credit: Credit }[]): number {
  let earned = none;
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
