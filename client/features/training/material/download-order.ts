import type { Language } from '#client/platform/i18n/languages';

/** The same files, those in the person's own language first, otherwise in their order. */
export const ownLanguageFirst = <T extends { lang: Language }>(files: readonly T[], own: Language): T[] => [
  ...files.filter(({ lang }) => lang === own),
  ...files.filter(({ lang }) => lang !== own),
];

/** The type of a file as people call it, for example "PDF". */
export const typeOf = (filename: string): string => (filename.split('.').at(-1) ?? '').toUpperCase();
