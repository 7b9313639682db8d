import type { Brand, TestCategory } from '#client/platform/generated/schema';
import { requestedWords } from '#client/ui/editing/asked-words';
import type { ModuleCardFragment } from '../card/module-card.generated';
import {
  brandNames,
  categoryNames,
  groupNames,
  isKind,
  type GroupKey,
} from '#client/features/modules/public';
import { stateNames } from '../module-state';
import { groupOf, moduleState, type ModuleState } from '../module-state';

/** Longest search in characters, typed or in an address. */
export const maxSearchLength = 100;

/** What an address asks to search for; empty where that holds neither letter nor digit. */
export function readQuery(search: URLSearchParams): string {
  const asked = requestedWords(search, maxSearchLength);
  return /[\p{L}\p{N}]/u.test(asked) ? asked : '';
}

export type ModuleFilter = {
  group: GroupKey | null;
  brands: readonly Brand[];
  states: readonly ModuleState[];
  categories: readonly TestCategory[];
};

/** A filter in which several values may be chosen; none chosen means no limit. */
export type Facet = 'brands' | 'states' | 'categories';

const params: Record<Facet, string> = { brands: 'brand', states: 'status', categories: 'test' };

function isKey<T extends string>(names: Record<T, string>, value: string | null): value is T {
  return value !== null && Object.hasOwn(names, value);
}

const selected = <T extends string>(search: URLSearchParams, facet: Facet, names: Record<T, string>): T[] =>
  search.getAll(params[facet]).filter((value) => isKey(names, value));

/** The filter that an address asks for; values it does not know are left out. */
export function readFilter(search: URLSearchParams): ModuleFilter {
  const group = search.get('group') ?? search.get('kind');
  return {
    group: isKey(groupNames, group) ? group : null,
    brands: selected(search, 'brands', brandNames),
    states: selected(search, 'states', stateNames),
    categories: selected(search, 'categories', categoryNames),
  };
}

/** The address' parameters with one value of a facet turned on or off. */
export function toggled(search: URLSearchParams, facet: Facet, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (next.has(params[facet], value)) next.delete(params[facet], value);
  else next.append(params[facet], value);
  return next;
}

/** The address' parameters with another group; null for all modules. */
export function withGroup(search: URLSearchParams, group: GroupKey | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('group');
  next.delete('kind');
  if (group) next.set(isKind(group) ? 'kind' : 'group', group);
  return next;
}

/** How many values are chosen beside the group. */
export const activeCount = ({ brands, states, categories }: ModuleFilter): number =>
  brands.length + states.length + categories.length;

const allows = <T>(values: readonly T[], value: T | undefined): boolean =>
  values.length === 0 || (value !== undefined && values.includes(value));

/** What of a module it is filtered by. */
export type FilteredModule = Pick<ModuleCardFragment, 'kind' | 'brand' | 'group' | 'test' | 'myTest'>;

/** Whether a module fits; `except` leaves one filter out, to count what choosing in it would give. */
export function fits(module: FilteredModule, filter: ModuleFilter, except?: Facet | 'group'): boolean {
  return (
    (except === 'group' || filter.group === null || groupOf(module) === filter.group) &&
    (except === 'brands' || allows(filter.brands, module.brand)) &&
    (except === 'states' || allows(filter.states, moduleState(module))) &&
    (except === 'categories' || allows(filter.categories, module.test?.category))
  );
}

/** How many of the modules each value of a filter would show, beside what the other filters leave. */
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
