import { type Language, localeOf, perLanguage } from '#server/platform/language/i18n';

const formats = (options?: Intl.NumberFormatOptions) =>
  perLanguage((lang) => new Intl.NumberFormat(localeOf(lang), options));

const percents = formats({ style: 'percent' });
const counts = formats();

/** Formats a whole percentage in a language. */
export const percent = (lang: Language, score: number): string => percents[lang].format(score / 100);

/** Formats a count in a language. */
export const count = (lang: Language, value: number): string => counts[lang].format(value);
