import { getAlpha2Codes, getName } from 'i18n-iso-countries';
import { type Language, languages } from '#server/platform/language/i18n';

export interface ListedCountry {
  code: string;
  name: string;
}

function byName(lang: Language): ListedCountry[] {
  const collator = new Intl.Collator(lang);
  return Object.keys(getAlpha2Codes())
    .map((code) => ({ code, name: getName(code, lang) ?? code }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

const lists = new Map(languages.map((lang) => [lang, byName(lang)]));
const codes = new Set(Object.keys(getAlpha2Codes()));

/** Every country of ISO 3166 by its name in `lang`. */
export const listCountries = (lang: Language): ListedCountry[] => lists.get(lang) ?? [];

/** Whether `code` is an ISO 3166 code of two letters. */
export const isCountry = (code: string): boolean => codes.has(code);
