import { AppError } from '../errors';
import { isStorable } from '../validation';

// Combined emoji and keycap digits need invisible characters, so those stay there. Tabs and line ends stay too: they
// aren't matched, because a file of 20 MB may contain millions of them.
const hidden =
  /(\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?(?:\u200D\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?)*|[0-9#*]\uFE0F\u20E3)|(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}\u2800]/gu;

// No writing needs as many on one letter. Text full of them covers the lines around it, and to order them by their
// kinds, as NFC does, takes time by the square of their number: minutes for 256 KB.
const heaped = /(\p{M}{8})\p{M}+/gu;

/**
 * A text without what nobody sees and what turns the reading direction around, in the one form of each letter (NFC)
 * with eight marks at most; a separator of lines or paragraphs is a space. This is the one rule for every text that enters.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(hidden, '$1')
    .replace(heaped, '$1')
    .normalize('NFC');

/** As `plainText`, for what a caller sends: BAD_USER_INPUT where it holds what can't be kept at all. */
export function plainInput(text: string): string {
  if (!isStorable(text))
    throw new AppError('BAD_USER_INPUT', 'A text holds characters that cannot be shown.');
  return plainText(text);
}

/** Names of inputs that are taken as they were typed or signed: passwords, and what a signature is made of. */
export const takenAsSent: ReadonlySet<string> = new Set([
  'password',
  'current',
  'next',
  'params',
  'signature',
]);

const deepest = 32;

/** The texts of a JSON value as `plainInput` gives them. */
export function plainJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainInput(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new AppError('BAD_REQUEST');
  if (Array.isArray(value)) return value.map((each) => plainJson(each, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, takenAsSent.has(name) ? each : plainJson(each, depth + 1)]),
  );
}
