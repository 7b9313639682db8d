import type { StoredModule } from '../module.queries';
import { type SearchIndex, searchIndexOf, vocabularyOf } from './search-index';

/** What is searched of the modules of one catalogue; worked out when first asked for. */
export interface SearchTexts {
  of: (module: { id: string }) => SearchIndex;
  /** The words that a misspelt one may have meant. */
  vocabulary: () => readonly string[];
}

/** By the texts that they were made from: after a change only those of the changed module are made anew. */
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
