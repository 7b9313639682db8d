import { type TranslatedInto, translatedInto } from './outdated-translation.entity';

/** A translation beside the English text that it is of. */
export interface Said {
  lang: TranslatedInto;
  en: string;
  text: string;
}

/** A translation that stayed as its English text changed, with what that was. */
export interface StaleTranslation extends Said {
  was: string;
}

const isText = (value: object): value is { en: string } & Partial<Record<TranslatedInto, string>> =>
  typeof (value as { en?: unknown }).en === 'string';

/** Every translation in a value, wherever it lies in it. */
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

/** Those that stand more often among some than among others, each as many times as it does. */
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
 * The translations whose English text changed and which did not. They are known by what they say: where they stand among
 * the entries of a list may have changed as well.
 */
export function leftBehind(before: readonly Said[], after: readonly Said[]): StaleTranslation[] {
  const gone = new Map(moreOften(before, after).map((said) => [key({ ...said, en: '' }), said.en]));
  const left = moreOften(after, before).flatMap((said) => {
    const was = gone.get(key({ ...said, en: '' }));
    return was === undefined ? [] : [{ ...said, was }];
  });
  return [...new Map(left.map((each) => [key(each), each])).values()];
}

/** Whether two values hold the same translations, each as many times. */
export const isSame = (before: readonly Said[], after: readonly Said[]): boolean =>
  before.length === after.length && moreOften(before, after).length === 0;
