import { country as subdivisionsOf } from 'iso-3166-2';
import { createCatalogue } from '#server/platform/language/catalogue';
import { type Language, type LocalizedText, localize, localeOf } from '#server/platform/language/i18n';
import type en from '../../../locales/regions/en.json';

/** Outlying areas of the United States are left out, because ISO 3166 lists them as countries. */
const kinds: Record<string, readonly string[]> = {
  US: ['State', 'District'],
  CA: ['Province', 'Territory'],
};

const { localized } = createCatalogue<keyof typeof en>('regions');

export interface ListedRegion {
  code: string;
  name: string;
}

function namesOf(country: string): Map<string, LocalizedText> {
  const listed = Object.entries(subdivisionsOf(country)?.sub ?? {})
    .filter(([, { type }]) => kinds[country]?.includes(type))
    .map(([code]): [string, LocalizedText] => [code, localized(code as keyof typeof en)]);
  return new Map(listed);
}

const regions = new Map(Object.keys(kinds).map((country) => [country, namesOf(country)]));

/** Returns the states or provinces of a country sorted by name in `lang`; empty for a country without a list. */
export function listRegions(country: string, lang: Language): ListedRegion[] {
  const collator = new Intl.Collator(localeOf(lang));
  return [...(regions.get(country) ?? [])]
    .map(([code, names]) => ({ code, name: localize(names, lang) }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Returns true if `code` is a state or province of the country. */
export const isRegion = (country: string, code: string): boolean => regions.get(country)?.has(code) ?? false;
