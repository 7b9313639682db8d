import { createModuleState } from '#server/platform/module-state';
import type { RowList } from './row-list';

/** SQL of a statement. A prepared statement has a name; null lets PostgreSQL plan it for the values. */
export interface KeptText {
  name: string | null;
  text: string;
}

type ByKey = Map<string, KeptText>;

// Limit for each kind. Every connection keeps the prepared statements as well, and callers can send any
// number of different filters.
const maxKept = 500;
const keptSoFar = createModuleState(() => ({ same: 0, filtered: 0 }));
const kept = createModuleState(() => new WeakMap<RowList, Map<string | null, ByKey>>());

/**
 * Returns the cached SQL of a list's statement without its values; `key` identifies it among those with the
 * same `answer`, the SQL of a row. Statements of kind `same` are prepared; `filtered` ones are planned for
 * their values.
 */
export function storedText(
  list: RowList,
  answer: string | null,
  key: string,
  kind: 'same' | 'filtered',
  write: () => string,
): KeptText {
  let ofList = kept.value.get(list);
  if (!ofList) kept.value.set(list, (ofList = new Map()));
  let byKey = ofList.get(answer);
  if (!byKey) ofList.set(answer, (byKey = new Map()));
  let known = byKey.get(key);
  if (known) return known;
  if (keptSoFar.value[kind] === maxKept) return { name: null, text: write() };
  known = { name: kind === 'same' ? `rows-${keptSoFar.value.same}` : null, text: write() };
  keptSoFar.value[kind] += 1;
  byKey.set(key, known);
  return known;
}
