import type { AnsweredQuestion, GivenAnswer, QuestionSnapshot } from './question.types';

/** Part of a question's weight that an answer earns, as an exact fraction from 0 to 1. */
export interface Credit {
  numerator: bigint;
  denominator: bigint;
}

export interface Marked {
  /** Whole percent, floored once. */
  score: number;
  correctCount: number;
  /** The questions below full credit, in their order. */
  incorrect: AnsweredQuestion[];
}

const none: Credit = { numerator: 0n, denominator: 1n };
const full: Credit = { numerator: 1n, denominator: 1n };

const singleQuotes = /[\u0060\u00b4\u2018-\u201b\u2032\u2035\u2039\u203a]/g;
const doubleQuotes = /[\u00ab\u00bb\u201c-\u201f\u2033\u2036]/g;

const foldQuotes = (text: string): string => text.replace(singleQuotes, "'").replace(doubleQuotes, '"');

/**
 * A short answer as it is compared: compatibility forms, case, accents, spaces and quotes folded. Quotes go first,
 * as NFKC takes the acute accent that stands for one apart, and once more, as it makes others. Case is folded down, up
 * and down, as only so a capital ẞ meets ss.
 */
export const foldAnswer = (text: string): string =>
  foldQuotes(foldQuotes(text).normalize('NFKC'))
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A code as it is compared: only case and outer spaces are folded. */
const foldCode = (text: string): string => text.trim().toLowerCase();

export const isAnswered = (answer: GivenAnswer | null): answer is GivenAnswer =>
  answer !== null && (answer.optionIds.length > 0 || answer.text !== null);

function shortAnswerCredit({ accepted, code }: QuestionSnapshot, text: string): Credit {
  const fold = code ? foldCode : foldAnswer;
  const given = fold(text);
  return [...accepted.en, ...accepted.es, ...accepted.fr].some((answer) => fold(answer) === given)
    ? full
    : none;
}

function optionsCredit({ kind, options, credit }: QuestionSnapshot, optionIds: readonly string[]): Credit {
  const correct = new Set(options.filter((option) => option.correct).map(({ id }) => id));
  const chosen = new Set(optionIds);
  const right = [...chosen].filter((id) => correct.has(id)).length;
  const wrong = chosen.size - right;
  if (kind === 'multiple_choice') return right === 1 && wrong === 0 ? full : none;
  if (right === correct.size && wrong === 0) return full;
  if (credit === 'exact' || right <= wrong) return none;
  return { numerator: BigInt(right - wrong), denominator: BigInt(correct.size) };
}

/** What an answer earns of its question; nothing where there is none. */
export function creditOf(question: QuestionSnapshot, answer: GivenAnswer | null): Credit {
  if (!isAnswered(answer)) return none;
  if (question.kind === 'short_answer')
    return answer.text === null ? none : shortAnswerCredit(question, answer.text);
  return optionsCredit(question, answer.optionIds);
}

const isFull = ({ numerator, denominator }: Credit): boolean => numerator === denominator;

/** Marks a whole attempt in exact fractions. */
export function mark(questions: readonly AnsweredQuestion[]): Marked {
  let earned = none;
  let weights = 0n;
  const incorrect: AnsweredQuestion[] = [];
  for (const question of questions) {
    const weight = BigInt(question.snapshot.weight);
    const credit = creditOf(question.snapshot, question.answer);
    earned = {
      numerator: earned.numerator * credit.denominator + weight * credit.numerator * earned.denominator,
      denominator: earned.denominator * credit.denominator,
    };
    weights += weight;
    if (!isFull(credit)) incorrect.push(question);
  }
  const score = weights === 0n ? 0 : Number((earned.numerator * 100n) / (earned.denominator * weights));
  return { score, correctCount: questions.length - incorrect.length, incorrect };
}
