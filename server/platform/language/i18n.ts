import { type Language, languages as listed, perLanguage } from './languages';

export {
  defaultLanguage,
  isLanguage,
  isTranslatedInto,
  languageName,
  languageValues,
  localeOf,
  perLanguage,
  textLanguages,
  translations,
} from './languages';
export type { Language, TranslatedInto } from './languages';

/** The languages of the portal, in the order of the language menu. */
export const languages: readonly Language[] = listed.map(({ code }) => code);

/** A text in each language. `en` is required, and empty languages fall back to it. */
export type LocalizedText = Record<Language, string>;

/** A text that says nothing in any language. */
export const emptyText: Readonly<LocalizedText> = perLanguage(() => '');

/** Returns a text that has no translation. */
export const inEnglish = (en: string): LocalizedText => ({ ...emptyText, en });

/** Returns the text in `lang`, or in English if it is empty. */
export const localize = (text: LocalizedText, lang: Language): string => text[lang] || text.en;
