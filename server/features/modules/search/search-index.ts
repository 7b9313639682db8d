import { languageValues } from '#server/platform/language/i18n';
import type { StoredModule } from '../module.queries';
import { foldLines } from './fold';

/** The searched texts of a module in every language, each on a normalized line. */
export interface SearchIndex {
  readonly names: string;
  readonly tags: string;
  readonly descriptions: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Returns the text of stored rich text. It is already sanitized, so a fast regular expression is enough for a thousand
 * descriptions.
 */
const wordsOf = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|ul|ol|br)\b[^>]*>|\n/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => entities[name] ?? ' ');

export function searchIndexOf(
  module: Pick<StoredModule, 'nameTranslations' | 'descriptionTranslations' | 'tags'>,
): SearchIndex {
  const { nameTranslations: name, descriptionTranslations: text, tags } = module;
  return {
    names: foldLines(languageValues(name)),
    tags: foldLines(tags),
    descriptions: foldLines(languageValues(text).map(wordsOf)),
  };
}

const ofLettersAlone = /^\p{L}{4,}$/u;

/** Returns every distinct word of four or more letters in the texts. */
export function vocabularyOf(indexes: readonly SearchIndex[]): readonly string[] {
  const words = new Set<string>();
  for (const { names, tags, descriptions } of indexes) {
    for (const word of `${names}${tags}${descriptions}`.split(/[\n -]/)) {
      if (ofLettersAlone.test(word)) words.add(word);
    }
  }
  return [...words];
}
