import type { LocalizedText, Language } from '#server/platform/language/i18n';

/** An answer option before it is stored, without an id. */
export interface OptionContent {
  /** Rich text. */
  text: LocalizedText;
  feedback: LocalizedText | null;
  correct: boolean;
}

export interface SnapshotOption extends OptionContent {
  id: string;
}

/** Accepted answers of each language, plain text. */
export type AcceptedAnswers = Record<Language, string[]>;

/** The part of a question whose format depends on its type. */
export interface QuestionContent {
  /** In display order. */
  options: SnapshotOption[];
  accepted: AcceptedAnswers;
  /** True if accepted answers are codes such as 205/55R16, which are compared almost exactly. */
  code: boolean;
  credit: 'exact' | 'partial';
}

/** A correct answer: options, or accepted texts. */
export type RightAnswer = { optionIds: string[] } | { accepted: AcceptedAnswers; code: boolean };

/** The answer of a person to a question. If it has neither options nor text, the question is unanswered. */
export interface GivenAnswer {
  optionIds: readonly string[];
  text: string | null;
}
