import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { root } from '../root';
import { type Language, localeOf, type LocalizedText, perLanguage } from './i18n';

export type MessageValues = Readonly<Record<string, string | number>>;

export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** Returns the texts of a folder of catalogues, such as `server/locales/mail`, by language. */
export const readCatalogues = <Key extends string>(folder: string): Readonly<Record<Language, Texts<Key>>> =>
  perLanguage((lang) => JSON.parse(readFileSync(join(root, folder, `${lang}.json`), 'utf8')) as Texts<Key>);

export interface Catalogue<Key extends string> {
  readonly texts: Readonly<Record<Language, Texts<Key>>>;
  /** Returns a message in a language, with its values filled in. Throws if a value is missing. */
  write(lang: Language, key: Key, values?: MessageValues): string;
  /** Returns a text without values in every language. */
  localized(key: Key): LocalizedText;
}

/** Returns the texts of `server/locales/<area>`; `Key` is `keyof typeof` its English file. */
export function createCatalogue<Key extends string>(area: string): Catalogue<Key> {
  const texts = readCatalogues<Key>(`server/locales/${area}`);
  const parsed = perLanguage(() => new Map<Key, IntlMessageFormat>());
  return {
    texts,
    write(lang, key, values = {}) {
      let message = parsed[lang].get(key);
      if (!message) {
        message = new IntlMessageFormat(texts[lang][key], localeOf(lang), undefined, { ignoreTag: true });
        parsed[lang].set(key, message);
      }
      return String(message.format(values));
    },
    localized: (key) => perLanguage((lang) => texts[lang][key]),
  };
}
