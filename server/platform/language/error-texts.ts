import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import type { Language } from './i18n';

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'client', path), 'utf8')) as Record<string, string>;

// The client's own words, so that a person reads the same sentence whoever says it.
const ids = read('platform/error-message-ids.json');
const words = { es: read('locales/portal/es.json'), fr: read('locales/portal/fr.json') };

/** A refusal in `lang`: in English its own reason, which is the most exact; in other languages that of its code. */
export function errorText({ code, message }: AppError, lang: Language): string {
  return lang === 'en' ? message : words[lang][ids[code] ?? 'errors.fallback']!;
}
