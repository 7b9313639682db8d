import type { LocalizedText } from '#server/platform/language/i18n';
import type { QuestionKind } from '../../question-types/question-types';
import { type FileProblem, type ImportNote, maxQuestionLength } from './import-notes';
import type { ImportedAnswers } from './source-choice';

/** A question to import, with sanitized rich text. */
export interface ImportedQuestion extends ImportedAnswers {
  kind: QuestionKind;
  text: LocalizedText;
  imageUrl: string | null;
  /** Alternative text of the image, plain text. Absent without one. */
  imageAlt?: LocalizedText | null;
  /** True if accepted answers are codes such as 205/55R16, which are compared almost exactly. */
  code: boolean;
  feedback: LocalizedText | null;
  weight: number;
  tags: string[];
  enabled: boolean;
}

interface OutcomeBase {
  /** Line of the file where the question starts, from 1. */
  line: number;
  /** Title of the question, or its first words. */
  label: string;
}

/** The outcome of a question. `notes` have the changes, or the reason of a rejection. */
export type ImportOutcome = OutcomeBase &
  (
    | { status: 'accepted' | 'converted'; notes: ImportNote[]; question: ImportedQuestion; importKey: string }
    | { status: 'rejected'; notes: ImportNote[] }
  );

/** The contents of a file. One syntax error is enough to reject the whole file. */
export interface ReadFile {
  outcomes: ImportOutcome[];
  categories: { line: number; name: string }[];
  syntaxErrors: FileProblem[];
}

const labelLength = 60;

/** Returns a title or the beginning of a text as a line of at most 60 characters. */
export function shortLabel(text: string): string {
  const letters = Array.from(text.slice(0, 1000).replace(/\s+/g, ' ').trim());
  if (letters.length <= labelLength) return letters.join('');
  return `${letters
    .slice(0, labelLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** Returns the outcome of a question over the maximum length. */
export const tooLong = (line: number, label: string): ImportOutcome => ({
  line,
  label: shortLabel(label),
  status: 'rejected',
  notes: [
    { code: 'too_long', value: null, reason: `The question has more than ${maxQuestionLength} characters.` },
  ],
});
