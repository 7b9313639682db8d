import { type TranslatedInto, translatedInto } from './outdated-translation.entity';

/** A translation beside the English text that it is of. */
export interface Said {
  lang: TranslatedInto;
  en: string;
  text: string;
}

/** A translation that stayed as its English text changed, with what that was. */
export interface LeftBehind extends Said {
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

/**
 * The translations whose English text changed and which did not. They are known by what they say: where they stand among
 * the entries of a list may have changed as well.
 */
export function leftBehind(before: readonly Said[], after: readonly Said[]): LeftBehind[] {
  const [had, has] = [before, after].map((all) => new Set(all.map(key))) as [Set<string>, Set<string>];
  const gone = new Map(
    before.filter((said) => !has.has(key(said))).map((said) => [key({ ...said, en: '' }), said.en]),
  );
  const left = after.flatMap((said) => {
    const was = had.has(key(said)) ? undefined : gone.get(key({ ...said, en: '' }));
    return was === undefined ? [] : [{ ...said, was }];
  });
  return [...new Map(left.map((each) => [key(each), each])).values()];
}

/** Whether two values hold the same translations. */
export const isSame = (before: readonly Said[], after: readonly Said[]): boolean => {
  const [one, other] = [before, after].map((all) => new Set(all.map(key))) as [Set<string>, Set<string>];
  return one.size === other.size && [...one].every((each) => other.has(each));
};
