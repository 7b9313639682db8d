import type { MessageFormatElement } from 'react-intl';

export type Language = 'en' | 'fr' | 'es';
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The languages in display order, each with its own name for itself. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
] as const satisfies readonly { code: Language; name: string }[];

/** Returns the name of a language in that language. */
export const languageName = (code: Language): string =>
  languages.find((language) => language.code === code)?.name ?? code;

export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.some(({ code }) => code === value);
