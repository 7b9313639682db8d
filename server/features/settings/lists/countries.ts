import { getAlpha2Codes, getAlpha3Codes, getName, getNames } from 'i18n-iso-countries';
import { type Language, languages, localeOf, defaultLanguage } from '#server/platform/language/i18n';

export interface ListedCountry {
  code: string;
  name: string;
}

/** Most people of the portal live in these countries, so they come first in every list. */
const firstCodes = ['US', 'CA'];

function inOrder(lang: Language): ListedCountry[] {
  const collator = new Intl.Collator(localeOf(lang));
  const distance = ({ code }: ListedCountry) => firstCodes.indexOf(code) + 1 || firstCodes.length + 1;
  return Object.keys(getAlpha2Codes())
    .map((code) => ({ code, name: getName(code, lang) ?? getName(code, defaultLanguage) ?? code }))
    .sort((a, b) => distance(a) - distance(b) || collator.compare(a.name, b.name));
}

const lists = new Map(languages.map((lang) => [lang, inOrder(lang)]));
const codes = new Set(Object.keys(getAlpha2Codes()));

/** Returns every country of ISO 3166: the United States, Canada, then the others by their names in `lang`. */
export const listCountries = (lang: Language): ListedCountry[] => lists.get(lang) ?? [];

/** Returns true if `code` is an ISO 3166 code of two letters. */
export const isCountry = (code: string): boolean => codes.has(code);

/** Abbreviations that ISO 3166 lacks, for the countries in which most people of the portal live. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  US: ['EE. UU.', 'EUA', 'Estados Unidos de América', 'Estados Unidos de Norteamérica', 'États-Unis'],
  CA: ['CDN'],
  MX: ['Méx.'],
  GB: ['R.U.', 'Gran Bretaña', 'Grande-Bretagne'],
};

/** Returns other names of countries, as files have them: usual abbreviations, ISO codes of three letters, former names. */
export const otherCountryNames = (): (readonly [name: string, code: string])[] => [
  ...Object.entries(getAlpha3Codes()),
  ...languages.flatMap((lang) =>
    Object.entries(getNames(lang, { select: 'all' })).flatMap(([code, names]) =>
      names.map((name) => [name, code] as const),
    ),
  ),
  ...Object.entries(abbreviations).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
];
