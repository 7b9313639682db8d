/** A language of the portal. Everything but its texts follows from this. */
interface LanguageEntry {
  /** Code in the database, in the API and in the names of catalogues. */
  readonly code: string;
  /** Name in the language itself. */
  readonly name: string;
  readonly englishName: string;
  /** BCP 47 tag for numbers, dates and pages. */
  readonly locale: string;
}

/** The languages in the order of the language menu. */
const listed = [
  { code: 'en', name: 'English', englishName: 'English', locale: 'en' },
  { code: 'fr', name: 'Français', englishName: 'French', locale: 'fr' },
  { code: 'es', name: 'Español', englishName: 'Spanish', locale: 'es' },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof listed)[number]['code'];

/** The language that every text has. It replaces missing translations. */
export const defaultLanguage = 'en';

/** A language that texts are translated into. */
export type TranslatedInto = Exclude<Language, typeof defaultLanguage>;

export interface PortalLanguage<Code extends Language = Language> extends LanguageEntry {
  readonly code: Code;
}

/** The languages in the order of the language menu. */
export const languages: readonly PortalLanguage[] = listed;

const isTranslation = (language: PortalLanguage): language is PortalLanguage<TranslatedInto> =>
  language.code !== defaultLanguage;

/** The languages that texts are translated into, by code. */
export const translations: readonly PortalLanguage<TranslatedInto>[] = languages
  .filter(isTranslation)
  .sort((one, other) => (one.code < other.code ? -1 : 1));

/** The languages in the order of the columns of a text: the default one first. */
export const textLanguages: readonly PortalLanguage[] = [
  ...languages.filter(({ code }) => code === defaultLanguage),
  ...translations,
];

export const isLanguage = (value: unknown): value is Language => languages.some(({ code }) => code === value);

export const isTranslatedInto = (value: unknown): value is TranslatedInto =>
  isLanguage(value) && value !== defaultLanguage;

const entry = (code: string): PortalLanguage | undefined =>
  languages.find((language) => language.code === code);

/** Returns the name of a language in the language itself. */
export const languageName = (code: string): string => entry(code)?.name ?? code;

/** Returns the BCP 47 tag of a language. */
export const localeOf = (code: string): string => entry(code)?.locale ?? code;

/** Returns a value for each language. */
export const perLanguage = <Value>(write: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(textLanguages.map(({ code }) => [code, write(code)])) as Record<Language, Value>;

/** Returns the existing values of the languages, that of the default language first. */
export const languageValues = <Value>(values: Readonly<Partial<Record<Language, Value>>>): Value[] =>
  textLanguages.map(({ code }) => values[code]).filter((value) => value !== undefined);
