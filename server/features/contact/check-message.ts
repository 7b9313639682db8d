import { checkLine } from '#server/features/editing/check-text';
import { throwFieldError } from '#server/platform/errors';
import { isAddress, isStorable, maxAddressLength } from '#server/platform/validation';
import type { SendContactMessageInput } from './contact.types';

/** Characters of a message, and of an answer to it. */
export const maxMessageLength = 5_000;

/** Several lines of plain text with something to read. */
export function checkMessageText(sent: string, field: string): string {
  const text = sent.trim();
  if (text === '') throwFieldError(field, 'The text is missing.');
  if (text.length > maxMessageLength || !isStorable(text)) {
    throwFieldError(field, `A text has at most ${maxMessageLength} characters.`);
  }
  return text;
}

/** Whom an answer goes to, as a visitor says. */
export function checkWriter({ name, email }: Pick<SendContactMessageInput, 'name' | 'email'>): {
  name: string;
  email: string;
} {
  const checked = {
    name: checkLine(name ?? '', 'name', 'A name', 200),
    email: checkLine(email ?? '', 'email', 'An address', maxAddressLength),
  };
  if (checked.name === '') throwFieldError('name', 'The name is missing.');
  if (!isAddress(checked.email)) throwFieldError('email', 'An e-mail address has an @ and no spaces.');
  return checked;
}

const optional = (sent: string | null | undefined, field: string, maxLength: number): string | null =>
  checkLine(sent ?? '', field, 'The text', maxLength) || null;

/** What was written, beside who wrote it. */
export const checkMessage = ({ lang, topic, test, text, page, browser }: SendContactMessageInput) => ({
  lang,
  topic,
  test: optional(test, 'test', 200),
  text: checkMessageText(text, 'text'),
  page: optional(page, 'page', 300),
  browser: optional(browser, 'browser', 300),
});
