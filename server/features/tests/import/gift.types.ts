import type { LocalizedText } from '#server/platform/i18n';
import type { QuestionKind } from '../question.types';

/** Something to tell about a question: `code` for programs, `reason` in plain English for people. */
export interface GiftNote {
  code: string;
  reason: string;
}

export interface ImportedOption {
  text: LocalizedText;
  feedback: LocalizedText | null;
  correct: boolean;
}

/** A question in the portal's own terms, its texts in English only, as sanitised rich text. */
export interface ImportedQuestion {
  kind: QuestionKind;
  text: LocalizedText;
  options: ImportedOption[];
  /** Plain text. */
  accepted: { en: string[]; es: string[]; fr: string[] };
  feedback: LocalizedText | null;
  credit: 'exact' | 'partial';
}

interface OutcomeBase {
  /** Line of the file on which the question starts, from 1. */
  line: number;
  /** The question's title, else its first words. */
  label: string;
}

/** What became of one question of the file. `notes` say what changed, or why it was refused. */
export type GiftOutcome = OutcomeBase &
  (
    | { verdict: 'taken' | 'converted'; notes: GiftNote[]; question: ImportedQuestion; importKey: string }
    | { verdict: 'refused'; notes: GiftNote[] }
  );

export interface GiftSyntaxError {
  line: number;
  reason: string;
}

/** A whole file, read. With a syntax error nothing of it may be imported. */
export interface GiftFile {
  outcomes: GiftOutcome[];
  categories: { line: number; name: string }[];
  syntaxErrors: GiftSyntaxError[];
}
