import { createModuleState } from '#server/platform/module-state';
import type { RowList } from './row-list';

/** The text of a statement; `name` is what it is prepared by, null where it is planned for its values. */
export interface KeptText {
  name: string | null;
  text: string;
}

type ByKey = Map<string, KeptText>;

// Of texts that each connection keeps prepared too, and of those that callers narrow as they like.
const maxKept = 500;
const keptSoFar = createModuleState(() => ({ same: 0, filtered: 0 }));
const kept = createModuleState(() => new WeakMap<RowList, Map<string | null, ByKey>>());

/**
 * The text of a statement, its values apart, written once. `key` tells it from others of its list with the same `answer`, the
 * SQL of a row as it is answered, which is too long to be part of a key. What is the `same` for whoever asks has a name; what
 * is `narrowed` has none, as it is planned for its values.
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
