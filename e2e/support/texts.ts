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

/** What the portal says in a language, by the message's id. */
export const says = (language: Language, id: string, values: Record<string, string | number> = {}): string =>
  intls[language].formatMessage({ id }, values);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches what begins as the message does, up to its first value, in any of the three languages. Names are looked for
 * with plain spaces for those that do not break.
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

/** English words of the portal, longer than 12 characters, that are others in the language. */
export function englishOnly(language: 'es' | 'fr'): string[] {
  return Object.entries(catalogues.en).flatMap(([id, message]) =>
    pieces(message).filter((piece) => !catalogues[language][id]!.includes(piece)),
  );
}
