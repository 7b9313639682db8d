import { checkText } from '#server/features/editing/check-text';
import { AppError, throwFieldError } from '#server/platform/errors';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import { languages, type LocalizedText } from '#server/platform/language/i18n';

const maxTermsLength = 100_000;
// A request can have up to 256 KiB.
const maxTotalLength = 200_000;

/** Returns the terms in every language, sanitized. BAD_USER_INPUT if they are missing in English or too long. */
export function checkTerms(sent: LocalizedTextInput): LocalizedText {
  const text = checkText(sent, 'text', maxTermsLength);
  const length = languages.reduce((sum, lang) => sum + text[lang].length, 0);
  if (length > maxTotalLength) {
    throwFieldError('text', `The terms have at most ${maxTotalLength} characters in all languages together.`);
  }
  return text;
}

/** Throws if the editor didn't have the newest version, or if the terms haven't changed. */
export function assertNewTerms(
  text: LocalizedText,
  newest: { number: number; text: LocalizedText } | null,
  expectedVersion: number | null | undefined,
): void {
  if ((newest?.number ?? null) !== (expectedVersion ?? null)) throw new AppError('CONFLICT');
  if (newest && languages.every((lang) => newest.text[lang] === text[lang])) {
    throwFieldError('text', 'These terms are valid already.');
  }
}

/** Returns the number for a new version. */
export const nextVersion = (newest: { number: number } | null): number => (newest?.number ?? 0) + 1;
