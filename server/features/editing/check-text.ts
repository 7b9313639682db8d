import { throwFieldError } from '#server/platform/errors';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import { languages, type LocalizedText, emptyText } from '#server/platform/language/i18n';
import { richTextToPlain, sanitizeRichText } from '#server/platform/text/rich-text';
import { isStorable } from '#server/platform/validation';

/** Maximum length of a rich text in characters, including its markup. */
export const maxTextLength = 20_000;

/** Maximum length of an image's alternative text, in characters of each language. */
export const maxAltLength = 300;

/**
 * Returns the trimmed line; throws BAD_USER_INPUT if it is too long or has control characters. `what` begins
 * the message.
 */
export function checkLine(sent: string, field: string, what: string, maxLength: number): string {
  const text = sent.trim();
  if (text.length > maxLength)
    throwFieldError(field, `${what} has at most ${maxLength} characters.`, { maxLength });
  if (!isStorable(text) || /\p{Cc}/u.test(text)) {
    throwFieldError(field, `${what} holds characters that cannot be shown.`);
  }
  return text;
}

function inEveryLanguage(
  sent: LocalizedTextInput,
  field: string,
  check: (text: string, field: string) => string,
): LocalizedText {
  const checked: LocalizedText = { ...emptyText };
  for (const lang of languages) checked[lang] = check(sent[lang] ?? '', `${field}.${lang}`);
  return checked;
}

/**
 * Returns a line of plain text in every language; throws BAD_USER_INPUT if one is invalid or English is
 * missing.
 */
export function checkLocalizedLine(
  sent: LocalizedTextInput,
  field: string,
  maxLength: number,
): LocalizedText {
  const line = inEveryLanguage(sent, field, (text, path) => checkLine(text, path, 'The text', maxLength));
  if (line.en === '') throwFieldError(`${field}.en`, 'The text in English is missing.');
  return line;
}

function checkRichText(sent: string, field: string, maxLength: number): string {
  const reject = () =>
    throwFieldError(field, `A text has at most ${maxLength} characters, its marks included.`, { maxLength });
  if (sent.length > maxLength) reject();
  if (!isStorable(sent)) throwFieldError(field, 'A text holds characters that cannot be shown.');
  const text = sanitizeRichText(sent);
  if (text.length > maxLength) reject();
  return richTextToPlain(text) === '' ? '' : text;
}

/**
 * Returns sanitized rich text, empty for a language without visible text; throws BAD_USER_INPUT if it is too
 * long or English is missing.
 */
export function checkText(sent: LocalizedTextInput, field: string, maxLength = maxTextLength): LocalizedText {
  const text = inEveryLanguage(sent, field, (each, path) => checkRichText(each, path, maxLength));
  if (text.en === '') throwFieldError(`${field}.en`, 'The text in English is missing.');
  return text;
}

/**
 * Returns whether the input has visible text in any language. Text over the maximum length counts, so that it
 * is rejected rather than ignored.
 */
export const saysAnything = (sent: LocalizedTextInput | null | undefined): boolean =>
  languages.some((lang) => {
    const text = sent?.[lang] ?? '';
    return text.length > maxTextLength || richTextToPlain(text) !== '';
  });

/**
 * Returns sanitized rich text, or null if no language has text; throws BAD_USER_INPUT if it is too long or
 * only English is missing.
 */
export function checkOptionalText(
  sent: LocalizedTextInput | null | undefined,
  field: string,
  maxLength = maxTextLength,
): LocalizedText | null {
  if (!sent || languages.every((lang) => !sent[lang]?.trim())) return null;
  const text = inEveryLanguage(sent, field, (each, path) => checkRichText(each, path, maxLength));
  if (languages.every((lang) => text[lang] === '')) return null;
  if (text.en === '') throwFieldError(`${field}.en`, 'The text in English is missing.');
  return text;
}

/**
 * Returns a line of plain text, or null if no language has text; throws BAD_USER_INPUT if it is invalid or
 * only English is missing.
 */
export function checkOptionalLine(
  sent: LocalizedTextInput | null | undefined,
  field: string,
  maxLength: number,
): LocalizedText | null {
  if (!sent) return null;
  const text = inEveryLanguage(sent, field, (each, path) => checkLine(each, path, 'The text', maxLength));
  if (languages.every((lang) => text[lang] === '')) return null;
  if (text.en === '') throwFieldError(`${field}.en`, 'The text in English is missing.');
  return text;
}
