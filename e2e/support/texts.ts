import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';

export type Language = 'en' | 'es' | 'fr';
type Catalogue = Record<string, string>;

const folder = join(__dirname, '../../client/locales');
const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const read = (language: Language): Catalogue =>
  Object.assign(
    {},
    ...areas.map(({ name }) => JSON.parse(readFileSync(join(folder, name, `${language}.json`), 'utf8'))),
  ) as Catalogue;

export const catalogues: Record<Language, Catalogue> = { en: read('en'), es: read('es'), fr: read('fr') };

const intls = {
  en: createIntl({ locale: 'en', messages: catalogues.en }),
  es: createIntl({ locale: 'es', messages: catalogues.es }),
  fr: createIntl({ locale: 'fr', messages: catalogues.fr }),
};

/** Returns a message in a language. */
export const says = (language: Language, id: string, values: Record<string, string | number> = {}): string =>
  intls[language].formatMessage({ id }, values);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern for the beginning of a message, up to its first value, in any language. It matches non-breaking
 * spaces as plain ones.
 */
export function inEveryLanguage(id: string): RegExp {
  const beginnings = Object.values(catalogues).map((catalogue) =>
    escaped(catalogue[id]!.split('{')[0]!).replace(/\s/g, '\\s'),
  );
  return new RegExp(`^(${beginnings.join('|')})`);
}

const pieces = (message: string): string[] =>
  message
    .split(/[{}]|<\/?\w+>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 12 && !/^\w+, (plural|select|number)/.test(piece));

/** Returns the English texts of more than 12 characters that differ in the language. */
export function englishOnly(language: 'es' | 'fr'): string[] {
  return Object.entries(catalogues.en).flatMap(([id, message]) =>
    pieces(message).filter((piece) => !catalogues[language][id]!.includes(piece)),
  );
}
