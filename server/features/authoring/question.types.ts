import type { LocalizedText } from '#server/platform/language/i18n';

export type QuestionKind = 'short_answer' | 'multiple_choice' | 'multiple_select';

export interface SnapshotOption {
  id: string;
  /** Rich text. */
  text: LocalizedText;
  feedback: LocalizedText | null;
  correct: boolean;
}

/** A question as it was when the attempt started, with what is correct. Never sent to anybody. */
export interface QuestionSnapshot {
  kind: QuestionKind;
  /** Rich text. */
  text: LocalizedText;
  imageUrl: string | null;
  /** What the picture shows, plain text; only where something is said. */
  imageAlt?: LocalizedText | null;
  /** In the order shown. */
  options: SnapshotOption[];
  /** Plain text. */
  accepted: { en: string[]; es: string[]; fr: string[] };
  /** Accepted answers are codes such as 205/55R16, compared almost as they are. */
  code: boolean;
  feedback: LocalizedText | null;
  weight: number;
  credit: 'exact' | 'partial';
}

/** One way to answer a question rightly: options, or a short answer's accepted texts. */
export type RightAnswer =
  | { optionIds: string[] }
  | { accepted: { en: string[]; es: string[]; fr: string[] }; code: boolean };

/** What a regrade counts as right in place of the snapshot's own: the best of several, or whatever was answered. */
export type RegradedAnswers = 'full' | RightAnswer[];

/** What a person answered. No option and no text is no answer. */
export interface GivenAnswer {
  optionIds: readonly string[];
  text: string | null;
}

/** A question of an attempt with its answer; null where none was saved. */
export interface AnsweredQuestion {
  id: string;
  /** From 1. */
  position: number;
  snapshot: QuestionSnapshot;
  answer: GivenAnswer | null;
  /** Null where no regrade changed what is right. */
  rightAnswers: RegradedAnswers | null;
}
