import { throwFieldError } from '#server/platform/errors';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import { languages, type LocalizedText, emptyText } from '#server/platform/language/i18n';
import { richTextToPlain, sanitizeRichText } from '#server/platform/text/rich-text';
import { isStorable } from '#server/platform/validation';

/** Longest question, description or remark in characters, its marks included. */
export const maxTextLength = 20_000;

/** What is said of an image, in characters of each language. */
export const maxAltLength = 300;

/** A line of plain text without outer spaces; `what` begins the reason of a refusal. */
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

/** A line of plain text in every language, English required. */
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

/** Rich text, sanitised; a language of which nothing is left to read is empty. English required. */
export function checkText(sent: LocalizedTextInput, field: string, maxLength = maxTextLength): LocalizedText {
  const text = inEveryLanguage(sent, field, (each, path) => checkRichText(each, path, maxLength));
  if (text.en === '') throwFieldError(`${field}.en`, 'The text in English is missing.');
  return text;
}

/** Whether a text that is sent has something to read in any language; one that is refused for its length has. */
export const saysAnything = (sent: LocalizedTextInput | null | undefined): boolean =>
  languages.some((lang) => {
    const text = sent?.[lang] ?? '';
    return text.length > maxTextLength || richTextToPlain(text) !== '';
  });

/** As `checkText`; null where no language says anything. */
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

/** A line of plain text; null where no language says anything, otherwise English required. */
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
