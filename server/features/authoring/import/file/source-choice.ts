import { perLanguage } from '#server/platform/language/i18n';
import { maxAccepted } from '../../question-limits';
import type { AcceptedAnswers, OptionContent } from '../../question-types/question-content';
import type { ImportTexts, SourceText } from './import-text';
import { type ImportNote, reject } from './import-notes';

/** The answers of a question and their credit; its text and feedback are the same for every type. */
export interface ImportedAnswers {
  options: OptionContent[];
  accepted: AcceptedAnswers;
  credit: 'exact' | 'partial';
}

/** An option or an accepted answer in a file. */
export interface SourceChoice {
  text: SourceText;
  feedback: SourceText | null;
  /** Credit in percent. */
  weight: number;
}

export interface ImportContext {
  texts: ImportTexts;
  notes: ImportNote[];
}

export const noAnswers: ImportedAnswers = {
  options: [],
  accepted: perLanguage(() => []),
  credit: 'exact',
};

const rejectedTypes: Record<string, string> = {
  matching: 'Matching questions aren’t supported.',
  numerical: 'Numerical questions aren’t supported.',
  essay: 'Essay questions aren’t supported.',
  description: 'This is a description, not a question. It has no answers.',
};

/** Throws a Rejection for an unsupported question type. */
export function rejectType(type: string): never {
  const reason = Object.hasOwn(rejectedTypes, type) ? rejectedTypes[type] : undefined;
  if (reason) return reject(type, reason);
  const name = type.slice(0, 60) || '?';
  return reject('unknown_type', `Questions of this type aren’t supported: ${name}`, name);
}

const maxTyped = maxAccepted * 3;

/** Throws a Rejection if a question has more answers than any type allows, before they are parsed. */
export function rejectMany(count: number, max = maxTyped): void {
  if (count > max) {
    reject('too_many_answers', `A question of this type can have up to ${max} answers.`, String(max));
  }
}
