import type { StoredModule } from '../module.queries';
import { type SearchIndex, searchIndexOf, vocabularyOf } from './search-index';

/** The searched texts of a catalogue, indexed on first use. */
export interface SearchTexts {
  of: (module: { id: string }) => SearchIndex;
  /** Returns the words for correcting misspelled ones. */
  vocabulary: () => readonly string[];
}

/** Indexes by source text, so that after a change only the changed module is indexed again. */
let previous: ReadonlyMap<string, SearchIndex> = new Map();

function indexAll(modules: readonly StoredModule[]): ReadonlyMap<string, SearchIndex> {
  const byText = new Map<string, SearchIndex>();
  const byId = new Map<string, SearchIndex>();
  for (const module of modules) {
    const { id, nameTranslations, descriptionTranslations, tags } = module;
    const text = JSON.stringify([nameTranslations, descriptionTranslations, tags]);
    const index = byText.get(text) ?? previous.get(text) ?? searchIndexOf(module);
    byText.set(text, index);
    byId.set(id, index);
  }
  previous = byText;
  return byId;
}

export function searchTexts(modules: readonly StoredModule[]): SearchTexts {
  let byId: ReadonlyMap<string, SearchIndex> | null = null;
  let words: readonly string[] | null = null;
  const indexes = () => (byId ??= indexAll(modules));
  return {
    of: ({ id }) => indexes().get(id)!,
    vocabulary: () => (words ??= vocabularyOf([...indexes().values()])),
  };
}
