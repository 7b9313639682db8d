import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { readCatalogues } from './catalogue';
import type { Language } from './i18n';

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'client', path), 'utf8')) as Record<string, string>;

// The client's own messages, so that people read the same text from both.
const ids = read('platform/requests/error-message-ids.json');
const words = readCatalogues('client/locales/portal');

/** Returns the message of an error in `lang`: its own message in English, that of its code in other languages. */
export function errorText({ code, message }: AppError, lang: Language): string {
  return lang === 'en' ? message : words[lang][ids[code] ?? 'errors.fallback']!;
}
