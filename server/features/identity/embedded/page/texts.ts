import { createCatalogue, type Texts as CatalogueTexts } from '#server/platform/language/catalogue';
import { isLanguage, type Language, perLanguage } from '#server/platform/language/i18n';
import type en from '../../../../locales/sign-in/en.json';

type Key = keyof typeof en;
type EndedKey<Text = Key> = Text extends `ended.${infer Reason}.more` ? Reason : never;
type RejectionKey<Text = Key> = Text extends `rejections.${infer Reason}` ? Reason : never;

type Texts = Omit<CatalogueTexts<Key>, `${'ended' | 'rejections'}.${string}`> & {
  rejections: Record<RejectionKey, string>;
  /** Why a session ended, in brief and in a sentence more. */
  ended: Record<EndedKey, readonly [brief: string, more: string]>;
};

/** Returns the keys with a prefix, without it. */
const keysBelow = (texts: object, prefix: string): string[] =>
  Object.keys(texts)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

function nested(texts: CatalogueTexts<Key>): Texts {
  const endings = keysBelow(texts, 'ended.').filter((key) => !key.endsWith('.more')) as EndedKey[];
  const rejections = keysBelow(texts, 'rejections.') as RejectionKey[];
  return {
    ...texts,
    rejections: Object.fromEntries(
      rejections.map((key) => [key, texts[`rejections.${key}`]]),
    ) as Texts['rejections'],
    ended: Object.fromEntries(
      endings.map((key) => [key, [texts[`ended.${key}`], texts[`ended.${key}.more`]]]),
    ) as unknown as Texts['ended'],
  };
}

const catalogue = createCatalogue<Key>('sign-in');

/** The texts of the provider's pages in each language. */
export const texts: Record<Language, Texts> = perLanguage((lang) => nested(catalogue.texts[lang]));

/** Returns the first supported language of `kc_locale` or the list in `ui_locales`; English if there is none. */
export function languageOf(...wishes: unknown[]): Language {
  for (const wish of wishes) {
    if (typeof wish !== 'string') continue;
    for (const tag of wish.split(/\s+/)) {
      const language = tag.toLowerCase().split('-')[0];
      if (isLanguage(language)) return language;
    }
  }
  return 'en';
}
