import type { Brand, TestCategory } from '#client/platform/generated/schema';
import { requestedWords } from '#client/ui/editing/requested-words';
import type { ModuleCardFragment } from '../card/module-card.generated';
import { brandNames, categoryNames, groupNames, isKind, type GroupKey } from '#client/features/modules/index';
import { stateNames } from '../module-state';
import { groupOf, moduleState, type ModuleState } from '../module-state';

/** The maximum length of a search in characters. */
export const maxSearchLength = 100;

/** Returns the search in the URL. Empty if it contains neither letter nor digit. */
export function readQuery(search: URLSearchParams): string {
  const requested = requestedWords(search, maxSearchLength);
  return /[\p{L}\p{N}]/u.test(requested) ? requested : '';
}

export type ModuleFilter = {
  group: GroupKey | null;
  brands: readonly Brand[];
  states: readonly ModuleState[];
  categories: readonly TestCategory[];
};

/** A filter with several values. An empty selection means no filter. */
export type Facet = 'brands' | 'states' | 'categories';

const params: Record<Facet, string> = { brands: 'brand', states: 'status', categories: 'test' };

function isKey<T extends string>(names: Record<T, string>, value: string | null): value is T {
  return value !== null && Object.hasOwn(names, value);
}

const selected = <T extends string>(search: URLSearchParams, facet: Facet, names: Record<T, string>): T[] =>
  search.getAll(params[facet]).filter((value) => isKey(names, value));

/** Returns the filter in the URL, ignoring unknown values. */
export function readFilter(search: URLSearchParams): ModuleFilter {
  const group = search.get('group') ?? search.get('kind');
  return {
    group: isKey(groupNames, group) ? group : null,
    brands: selected(search, 'brands', brandNames),
    states: selected(search, 'states', stateNames),
    categories: selected(search, 'categories', categoryNames),
  };
}

/** Returns the URL parameters with one value of a facet toggled. */
export function toggled(search: URLSearchParams, facet: Facet, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (next.has(params[facet], value)) next.delete(params[facet], value);
  else next.append(params[facet], value);
  return next;
}

/** Returns the URL parameters with another group, or without a group if null. */
export function withGroup(search: URLSearchParams, group: GroupKey | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('group');
  next.delete('kind');
  if (group) next.set(isKind(group) ? 'kind' : 'group', group);
  return next;
}

/** Returns the number of selected values besides the group. */
export const activeCount = ({ brands, states, categories }: ModuleFilter): number =>
  brands.length + states.length + categories.length;

const allows = <T>(values: readonly T[], value: T | undefined): boolean =>
  values.length === 0 || (value !== undefined && values.includes(value));

/** The fields of a module that filters use. */
export type FilteredModule = Pick<ModuleCardFragment, 'kind' | 'brand' | 'group' | 'test' | 'myTest'>;

/** Returns true if the module passes the filter. `except` ignores one filter, to count the results of its values. */
export function fits(module: FilteredModule, filter: ModuleFilter, except?: Facet | 'group'): boolean {
  return (
    (except === 'group' || filter.group === null || groupOf(module) === filter.group) &&
    (except === 'brands' || allows(filter.brands, module.brand)) &&
    (except === 'states' || allows(filter.states, moduleState(module))) &&
    (except === 'categories' || allows(filter.categories, module.test?.category))
  );
}

/** Returns how many modules each value of a filter would show, given the other filters. */
export function countsBy<T extends string>(
  modules: readonly FilteredModule[],
  filter: ModuleFilter,
  by: Facet | 'group',
  valueOf: (module: FilteredModule) => T | null | undefined,
): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const module of modules) {
    const value = valueOf(module);
    if (value && fits(module, filter, by)) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
