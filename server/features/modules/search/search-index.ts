import type { StoredModule } from '../module.queries';
import { foldLines } from './fold';

/** What of a module is searched, in every language, each text a folded line of its own. */
export interface SearchIndex {
  readonly names: string;
  readonly tags: string;
  readonly descriptions: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of stored rich text, which is sanitised already: a thousand descriptions have to be read at once. */
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
    names: foldLines([name.en, name.es, name.fr]),
    tags: foldLines(tags),
    descriptions: foldLines([text.en, text.es, text.fr].map(wordsOf)),
  };
}

const ofLettersAlone = /^\p{L}{4,}$/u;

/** Every different word of four and more letters in the texts. */
export function vocabularyOf(indexes: readonly SearchIndex[]): readonly string[] {
  const words = new Set<string>();
  for (const { names, tags, descriptions } of indexes) {
    for (const word of `${names}${tags}${descriptions}`.split(/[\n -]/)) {
      if (ofLettersAlone.test(word)) words.add(word);
    }
  }
  return [...words];
}
