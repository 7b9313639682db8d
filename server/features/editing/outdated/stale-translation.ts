import { type TranslatedInto, translatedInto } from './outdated-translation.entity';

/** A translation and its English text. */
export interface Said {
  lang: TranslatedInto;
  en: string;
  text: string;
}

/** A translation that stayed unchanged when its English text changed from `was`. */
export interface StaleTranslation extends Said {
  was: string;
}

const isText = (value: object): value is { en: string } & Partial<Record<TranslatedInto, string>> =>
  typeof (value as { en?: unknown }).en === 'string';

/** Returns every translation in a value, at any depth. */
export function translationsIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isText(value)) return Object.values(value).flatMap(translationsIn);
  const { en } = value;
  return translatedInto.flatMap((lang) => {
    const text = value[lang] ?? '';
    return text === '' || en === '' ? [] : [{ lang, en, text }];
  });
}

const key = ({ lang, en, text }: Said): string => JSON.stringify([lang, en, text]);

/**
 * Returns the translations that occur more often in `some` than in `others`, with the surplus occurrences.
 */
function moreOften(some: readonly Said[], others: readonly Said[]): Said[] {
  const left = new Map<string, number>();
  for (const said of others) left.set(key(said), (left.get(key(said)) ?? 0) + 1);
  return some.filter((said) => {
    const times = left.get(key(said)) ?? 0;
    left.set(key(said), times - 1);
    return times <= 0;
  });
}

/**
 * Returns the unchanged translations whose English text changed. They are matched by their texts, as their
 * position in a list may have changed too.
 */
export function leftBehind(before: readonly Said[], after: readonly Said[]): StaleTranslation[] {
  const gone = new Map(moreOften(before, after).map((said) => [key({ ...said, en: '' }), said.en]));
  const left = moreOften(after, before).flatMap((said) => {
    const was = gone.get(key({ ...said, en: '' }));
    return was === undefined ? [] : [{ ...said, was }];
  });
  return [...new Map(left.map((each) => [key(each), each])).values()];
}

/** Returns whether both values have the same translations, each the same number of times. */
export const isSame = (before: readonly Said[], after: readonly Said[]): boolean =>
  before.length === after.length && moreOften(before, after).length === 0;
