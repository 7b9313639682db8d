import type { LocalizedText } from '#server/platform/language/i18n';

export type QuestionKind = 'short_answer' | 'multiple_choice' | 'multiple_select';

export interface SnapshotOption {
  id: string;
  /** Rich text. */
  text: LocalizedText;
  feedback: LocalizedText | null;
  correct: boolean;
}

/** A question as it was at the start of the attempt, including correct answers. Never sent to clients. */
export interface QuestionSnapshot {
  kind: QuestionKind;
  /** Rich text. */
  text: LocalizedText;
  imageUrl: string | null;
  /** The alternative text of the image, as plain text; absent without one. */
  imageAlt?: LocalizedText | null;
  /** In display order. */
  options: SnapshotOption[];
  /** Plain text. */
  accepted: { en: string[]; es: string[]; fr: string[] };
  /** True if accepted answers are codes such as 205/55R16, which are compared almost exactly. */
  code: boolean;
  feedback: LocalizedText | null;
  weight: number;
  credit: 'exact' | 'partial';
}

/** A correct answer: options, or the accepted texts of a short answer. */
export type RightAnswer =
  | { optionIds: string[] }
  | { accepted: { en: string[]; es: string[]; fr: string[] }; code: boolean };

/** The correct answers after a regrade: the best of several counts, or any answer has full credit. */
export type RegradedAnswers = 'full' | RightAnswer[];

/** The answer of a person. No option and no text means no answer. */
export interface GivenAnswer {
  optionIds: readonly string[];
  text: string | null;
}

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
