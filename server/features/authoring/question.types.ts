import type { LocalizedText } from '#server/platform/language/i18n';
import type { GivenAnswer, QuestionContent, RightAnswer } from './question-types/question-content';
import type { QuestionKind } from './question-types/question-types';

/** A question with its content at the start of the attempt, including correct answers. Never sent to clients. */
export interface QuestionSnapshot extends QuestionContent {
  kind: QuestionKind;
  /** Rich text. */
  text: LocalizedText;
  imageUrl: string | null;
  /** The alternative text of the image, as plain text; absent without one. */
  imageAlt?: LocalizedText | null;
  feedback: LocalizedText | null;
  weight: number;
}

/** The correct answers after a regrade: the best of several counts, or any answer has full credit. */
export type RegradedAnswers = 'full' | RightAnswer[];

/** A question of an attempt with its answer; null if none was saved. */
export interface AnsweredQuestion {
  id: string;
  /** From 1. */
  position: number;
  snapshot: QuestionSnapshot;
  answer: GivenAnswer | null;
  /** Null if no regrade changed the correct answers. */
  rightAnswers: RegradedAnswers | null;
}
