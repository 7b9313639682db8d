import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import {
  type Language,
  localeOf,
  perLanguage,
  type TranslatedInto,
} from '#server/platform/language/languages';

export type { Language };

type Catalogue = Record<string, string>;

const folder = join(__dirname, '../../client/locales');
const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const read = (language: Language): Catalogue =>
  Object.assign(
    {},
    ...areas.map(({ name }) => JSON.parse(readFileSync(join(folder, name, `${language}.json`), 'utf8'))),
  ) as Catalogue;

export const catalogues = perLanguage(read);

const intls = perLanguage((language) =>
  createIntl({ locale: localeOf(language), messages: catalogues[language] }),
);

/** Returns a message in a language. */
export const says = (language: Language, id: string, values: Record<string, string | number> = {}): string =>
  intls[language].formatMessage({ id }, values);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches what begins as the message does, up to its first value, in any of the languages. Names are looked for
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

/** Returns the English texts of more than 12 characters that differ in the language. */
export function englishOnly(language: TranslatedInto): string[] {
  return Object.entries(catalogues.en).flatMap(([id, message]) =>
    pieces(message).filter((piece) => !catalogues[language][id]!.includes(piece)),
  );
}
