import { createCatalogue } from '#server/platform/language/catalogue';
import type { LocalizedText } from '#server/platform/language/i18n';
import type en from '../../../locales/lists/en.json';

export interface ListedEnumeration {
  name: string;
  values: { value: string; labelTranslations: LocalizedText }[];
}

const { texts, localized } = createCatalogue<keyof typeof en>('lists');

const named = Object.groupBy(Object.keys(texts.en) as (keyof typeof en)[], (key) => key.split('.')[0]!);

/** Every enumeration with its values in display order and their labels in each language. */
export const enumerations: readonly ListedEnumeration[] = Object.entries(named).map(([name, keys]) => ({
  name,
  values: keys!.map((key) => ({
    value: key.slice(name.length + 1),
    labelTranslations: localized(key),
  })),
}));
