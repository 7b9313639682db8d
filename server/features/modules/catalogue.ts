import { versioned } from '#server/platform/cache/cache';
import { freeze } from '#server/platform/cache/freeze';
import { encodeCursor } from '#server/platform/paging';
import { compareText } from '#server/platform/text/compare-text';
import { selectModules, type StoredModule } from './module.queries';
import { type SearchTexts, searchTexts } from './search/search-texts';

/** A module of the catalogue. It is frozen, because all requests share it. */
export interface CatalogueModule extends StoredModule {
  readonly cursor: string;
}

export interface Catalogue<M extends CatalogueModule> {
  /** By brand, then newest first. */
  list: readonly M[];
  byId: ReadonlyMap<string, M>;
  texts: SearchTexts;
}

/** The sort key of the list. */
export type SortKey = Pick<StoredModule, 'brand' | 'createdAt' | 'id'>;

/** Returns a negative number if `a` is before `b` in the list. */
export const compareModules = (a: SortKey, b: SortKey): number =>
  compareText(a.brand, b.brand) || compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id);

function prepare(module: StoredModule): CatalogueModule {
  const cursor = encodeCursor(module.brand, module.createdAt, module.id);
  return freeze({ ...module, cursor });
}

/** Returns every module, including disabled ones, cached until one changes. */
export const catalogue = versioned('modules', async (): Promise<Catalogue<CatalogueModule>> => {
  const list = (await selectModules()).map(prepare).toSorted(compareModules);
  const byId = new Map(list.map((module) => [module.id, module]));
  return { list, byId, texts: searchTexts(list) };
});
