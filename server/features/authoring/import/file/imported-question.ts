import type { LocalizedText } from '#server/platform/language/i18n';
import type { QuestionKind } from '../../question-types/question-types';
import { type FileProblem, type ImportNote, maxQuestionLength } from './import-notes';
import type { ImportedAnswers } from './source-choice';

/** A question in the portal's own terms, its texts as sanitised rich text. */
export interface ImportedQuestion extends ImportedAnswers {
  kind: QuestionKind;
  text: LocalizedText;
  imageUrl: string | null;
  /** What the picture shows, plain text; only where something is said. */
  imageAlt?: LocalizedText | null;
  /** Accepted answers are codes such as 205/55R16, compared almost as they are. */
  code: boolean;
  feedback: LocalizedText | null;
  weight: number;
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

/** A whole file, read. With a syntax error nothing of it may be imported. */
export interface ReadFile {
  outcomes: ImportOutcome[];
  categories: { line: number; name: string }[];
  syntaxErrors: FileProblem[];
}

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
