/** The languages of the portal, in the order of the language menu. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** A text in each language. `en` is required, and empty languages fall back to it. */
export interface LocalizedText {
  en: string;
  es: string;
  fr: string;
}

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value);

/** Returns the text in `lang`, or in English if it is empty. */
export const localize = (text: LocalizedText, lang: Language): string => text[lang] || text.en;
