import { checkLine } from '#server/features/editing/check-text';
import { throwFieldError } from '#server/platform/errors';
import { isAddress, isStorable, maxAddressLength } from '#server/platform/validation';
import type { SendContactMessageInput } from './contact.types';

/** Maximum characters of a message or a reply. */
export const maxMessageLength = 5_000;

/** Validates a plain text of several lines, which must not be empty. */
export function checkMessageText(sent: string, field: string): string {
  const text = sent.trim();
  if (text === '') throwFieldError(field, 'The text is missing.');
  if (text.length > maxMessageLength || !isStorable(text)) {
    throwFieldError(field, `A text has at most ${maxMessageLength} characters.`);
  }
  return text;
}

/** Validates the name and e-mail address of a visitor. */
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

/** Validates the content of a message. */
export const checkMessage = ({ lang, topic, test, text, page, browser }: SendContactMessageInput) => ({
  lang,
  topic,
  test: optional(test, 'test', 200),
  text: checkMessageText(text, 'text'),
  page: optional(page, 'page', 300),
  browser: optional(browser, 'browser', 300),
});
