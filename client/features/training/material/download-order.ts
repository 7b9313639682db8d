import type { Language } from '#client/platform/i18n/languages';

/** Sorts the person's own language first and otherwise keeps the order. */
export const ownLanguageFirst = <T extends { lang: Language }>(files: readonly T[], own: Language): T[] => [
  ...files.filter(({ lang }) => lang === own),
  ...files.filter(({ lang }) => lang !== own),
];

/** Returns the type of a file by its extension, for example "PDF". */
export const typeOf = (filename: string): string => (filename.split('.').at(-1) ?? '').toUpperCase();
