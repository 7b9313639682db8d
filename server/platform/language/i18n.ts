/** The languages of the portal, in the order in which they are offered. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** Text per language; `en` is required, an empty language falls back to it. */
export interface LocalizedText {
  en: string;
  es: string;
  fr: string;
}

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value);

/** The text in `lang`, or in English where that language is empty. */
export const localize = (text: LocalizedText, lang: Language): string => text[lang] || text.en;
