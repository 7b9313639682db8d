import { country as subdivisionsOf } from 'iso-3166-2';
import { type Language, type LocalizedText, localize, localeOf } from '#server/platform/language/i18n';

/** Outlying areas of the United States are left out, because ISO 3166 lists them as countries. */
const kinds: Record<string, readonly string[]> = {
  US: ['State', 'District'],
  CA: ['Province', 'Territory'],
};

const translations: Record<string, { fr?: string; es?: string }> = {
  'US-CA': { fr: 'Californie' },
  'US-DC': { fr: 'District de Columbia', es: 'Distrito de Columbia' },
  'US-FL': { fr: 'Floride' },
  'US-GA': { fr: 'Géorgie' },
  'US-HI': { fr: 'Hawaï', es: 'Hawái' },
  'US-LA': { fr: 'Louisiane', es: 'Luisiana' },
  'US-MI': { es: 'Míchigan' },
  'US-MO': { es: 'Misuri' },
  'US-MS': { es: 'Misisipi' },
  'US-NC': { fr: 'Caroline du Nord', es: 'Carolina del Norte' },
  'US-ND': { fr: 'Dakota du Nord', es: 'Dakota del Norte' },
  'US-NH': { es: 'Nuevo Hampshire' },
  'US-NJ': { es: 'Nueva Jersey' },
  'US-NM': { fr: 'Nouveau-Mexique', es: 'Nuevo México' },
  'US-NY': { es: 'Nueva York' },
  'US-OR': { es: 'Oregón' },
  'US-PA': { fr: 'Pennsylvanie', es: 'Pensilvania' },
  'US-SC': { fr: 'Caroline du Sud', es: 'Carolina del Sur' },
  'US-SD': { fr: 'Dakota du Sud', es: 'Dakota del Sur' },
  'US-VA': { fr: 'Virginie' },
  'US-WV': { fr: 'Virginie-Occidentale', es: 'Virginia Occidental' },
  'CA-BC': { fr: 'Colombie-Britannique', es: 'Columbia Británica' },
  'CA-NB': { fr: 'Nouveau-Brunswick', es: 'Nuevo Brunswick' },
  'CA-NL': { fr: 'Terre-Neuve-et-Labrador', es: 'Terranova y Labrador' },
  'CA-NS': { fr: 'Nouvelle-Écosse', es: 'Nueva Escocia' },
  'CA-NT': { fr: 'Territoires du Nord-Ouest', es: 'Territorios del Noroeste' },
  'CA-PE': { fr: 'Île-du-Prince-Édouard', es: 'Isla del Príncipe Eduardo' },
  'CA-QC': { fr: 'Québec' },
  'CA-YT': { es: 'Yukón' },
};

export interface ListedRegion {
  code: string;
  name: string;
}

function namesOf(country: string): Map<string, LocalizedText> {
  const listed = Object.entries(subdivisionsOf(country)?.sub ?? {})
    .filter(([, { type }]) => kinds[country]?.includes(type))
    .map(([code, { name }]): [string, LocalizedText] => [
      code,
      { en: name, fr: '', es: '', ...translations[code] },
    ]);
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
