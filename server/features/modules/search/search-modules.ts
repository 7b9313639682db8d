import { type Rank, rankOf, readSearch, type SearchQuery } from './search-query';
import type { SearchTexts } from './search-texts';

/** The result of a search, best first, with ranks. */
export interface Found<M> {
  modules: readonly M[];
  ranks: ReadonlyMap<M, Rank>;
}

function find<M extends { id: string }>(
  modules: readonly M[],
  texts: SearchTexts,
  query: SearchQuery,
): Found<M> {
  const ranks = new Map<M, Rank>();
  for (const module of modules) {
    const rank = rankOf(query, texts.of(module));
    if (rank !== null) ranks.set(module, rank);
  }
  const found = [...ranks.keys()].toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
  return { modules: found, ranks };
}

/**
 * Returns the modules that contain every word of a search, best first and otherwise in the given order. If there are
 * none, allows one wrong letter in each word of four or more letters.
 */
export function searchModules<M extends { id: string }>(
  modules: readonly M[],
  texts: SearchTexts,
  search: string,
): Found<M> {
  const query = readSearch(search);
  if (!query) return { modules: [], ranks: new Map() };
  const found = find(modules, texts, query);
  return found.modules.length > 0 ? found : find(modules, texts, readSearch(search, texts.vocabulary())!);
}
