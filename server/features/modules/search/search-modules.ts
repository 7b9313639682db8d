import type { CatalogueModule } from '../catalogue';
import { type Rank, rankOf, readSearch, type SearchQuery } from './search-query';
import type { SearchTexts } from './search-texts';

/** What a search found, best first, and how well each fits. */
export interface Found {
  modules: readonly CatalogueModule[];
  ranks: ReadonlyMap<CatalogueModule, Rank>;
}

function find(modules: readonly CatalogueModule[], texts: SearchTexts, query: SearchQuery): Found {
  const ranks = new Map<CatalogueModule, Rank>();
  for (const module of modules) {
    const rank = rankOf(query, texts.of(module));
    if (rank !== null) ranks.set(module, rank);
  }
  const found = [...ranks.keys()].toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
  return { modules: found, ranks };
}

/**
 * Those of the modules that hold every word of a search, best first and equal ones in the order given. Where none does,
 * one wrong letter is forgiven in each word of four and more letters.
 */
export function searchModules(
  modules: readonly CatalogueModule[],
  texts: SearchTexts,
  search: string,
): Found {
  const query = readSearch(search);
  if (!query) return { modules: [], ranks: new Map() };
  const found = find(modules, texts, query);
  return found.modules.length > 0 ? found : find(modules, texts, readSearch(search, texts.vocabulary())!);
}
