import type { LocalizedText } from '#server/platform/language/i18n';
import type { QuestionKind } from '../../question.types';

/** Something to tell about a question of a file. */
export interface ImportNote {
  /** For programs, which have their own words for it. */
  code: string;
  /** What it speaks of: a tag, a number, a line; null where the code says all. */
  value: string | null;
  /** In plain English. */
  reason: string;
}

export interface ImportedOption {
  text: LocalizedText;
  feedback: LocalizedText | null;
  correct: boolean;
}

/** Accepted answers per language, plain text. */
export interface AcceptedAnswers {
  en: string[];
  es: string[];
  fr: string[];
}

/** A question in the portal's own terms, its texts as sanitised rich text. */
export interface ImportedQuestion {
  kind: QuestionKind;
  text: LocalizedText;
  imageUrl: string | null;
  /** What the picture shows, plain text; only where something is said. */
  imageAlt?: LocalizedText | null;
  options: ImportedOption[];
  accepted: AcceptedAnswers;
  /** Accepted answers are codes such as 205/55R16, compared almost as they are. */
  code: boolean;
  feedback: LocalizedText | null;
  weight: number;
  credit: 'exact' | 'partial';
  tags: string[];
  enabled: boolean;
}

interface OutcomeBase {
  /** Line of the file on which the question starts, from 1. */
  line: number;
  /** The question's title, else its first words. */
  label: string;
}

/** What became of one question of the file. `notes` say what changed, or why it was refused. */
export type ImportOutcome = OutcomeBase &
  (
    | { verdict: 'taken' | 'converted'; notes: ImportNote[]; question: ImportedQuestion; importKey: string }
    | { verdict: 'rejected'; notes: ImportNote[] }
  );

/** Why a file is broken, and where. */
export interface FileProblem extends ImportNote {
  /** From 1. */
  line: number;
}

/** A whole file, read. With a syntax error nothing of it may be imported. */
export interface ReadFile {
  outcomes: ImportOutcome[];
  categories: { line: number; name: string }[];
  syntaxErrors: FileProblem[];
}

/** Why a question is not imported. */
export class Rejection extends Error {
  constructor(readonly note: ImportNote) {
    super(note.reason);
    this.name = 'Rejection';
  }
}

export const reject = (code: string, reason: string, value: string | null = null): never => {
  throw new Rejection({ code, value, reason });
};

/** Broken syntax; `line` is the line of the file. */
export class SyntaxProblem extends Error {
  constructor(
    readonly line: number,
    readonly code: string,
    reason: string,
    readonly value: string | null = null,
  ) {
    super(reason);
    this.name = 'SyntaxProblem';
  }

  /** It as plain values. */
  get problem(): FileProblem {
    return { line: this.line, code: this.code, value: this.value, reason: this.message };
  }
}

/** Characters that one question may have in the file. */
export const maxQuestionLength = 1_000_000;

const labelLength = 60;

/** A title, or the first words of a text, on one short line. */
export function shortLabel(text: string): string {
  const letters = Array.from(text.slice(0, 1000).replace(/\s+/g, ' ').trim());
  if (letters.length <= labelLength) return letters.join('');
  return `${letters
    .slice(0, labelLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** The outcome of a question that is larger than a question may be. */
export const tooLong = (line: number, label: string): ImportOutcome => ({
  line,
  label: shortLabel(label),
  verdict: 'rejected',
  notes: [
    { code: 'too_long', value: null, reason: `The question has more than ${maxQuestionLength} characters.` },
  ],
});
