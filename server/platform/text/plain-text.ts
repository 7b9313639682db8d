import { AppError } from '../errors';
import { isStorable } from '../validation';

// Emoji sequences and keycaps need invisible characters, so those stay. Tabs and line ends aren't matched, because a
// file of 20 MB can contain millions of them.
const hidden =
  /(\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?(?:\u200D\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?)*|[0-9#*]\uFE0F\u20E3)|(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}\u2800]/gu;

// No script needs more marks on one letter, and more would cover the lines around it. NFC normalization takes quadratic
// time for them: minutes for 256 KB.
const heaped = /(\p{M}{8})\p{M}+/gu;

/**
 * Removes invisible characters and those that change the text direction, normalizes to NFC with at most eight marks per
 * letter, and replaces line separators by spaces. All incoming texts pass through it.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(hidden, '$1')
    .replace(heaped, '$1')
    .normalize('NFC');

/** Normalizes a text of a caller. Throws BAD_USER_INPUT if it contains characters that can't be stored. */
export function plainInput(text: string): string {
  if (!isStorable(text))
    throw new AppError('BAD_USER_INPUT', 'A text holds characters that cannot be shown.');
  return plainText(text);
}

/** Inputs that stay unchanged: passwords, and the parts of a signature. */
export const takenAsSent: ReadonlySet<string> = new Set([
  'password',
  'current',
  'next',
  'params',
  'signature',
]);

const deepest = 32;

/** Normalizes all texts of a JSON value. Throws BAD_REQUEST if it is nested too deeply. */
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
