import { type Language, languages } from '#server/platform/language/i18n';

const formats = (options?: Intl.NumberFormatOptions) =>
  Object.fromEntries(languages.map((lang) => [lang, new Intl.NumberFormat(lang, options)])) as Record<
    Language,
    Intl.NumberFormat
  >;

const percents = formats({ style: 'percent' });
const counts = formats();

/** Formats a whole percentage in a language. */
export const percent = (lang: Language, score: number): string => percents[lang].format(score / 100);

/** Formats a count in a language. */
export const count = (lang: Language, value: number): string => counts[lang].format(value);
