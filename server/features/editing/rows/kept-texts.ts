import type { RowList } from './row-list';

/** The text of a statement; `name` is what it is prepared by, null where it is put together for one call. */
export interface KeptText {
  name: string | null;
  text: string;
}

type ByKey = Map<string, KeptText>;

// Of texts that each connection keeps prepared too.
const mostKept = 500;
let keptSoFar = 0;
const kept = new WeakMap<RowList, Map<string | null, ByKey>>();

/**
 * The text of a statement that is the same for whoever asks, written once. `key` tells it from others of its list with the
 * same `answer`, the SQL of a row as it is answered, which is too long to be part of a key.
 */
export function keptText(list: RowList, answer: string | null, key: string, write: () => string): KeptText {
  let ofList = kept.get(list);
  if (!ofList) kept.set(list, (ofList = new Map()));
  let byKey = ofList.get(answer);
  if (!byKey) ofList.set(answer, (byKey = new Map()));
  let known = byKey.get(key);
  if (known) return known;
  if (keptSoFar === mostKept) return { name: null, text: write() };
  known = { name: `rows-${keptSoFar}`, text: write() };
  keptSoFar += 1;
  byKey.set(key, known);
  return known;
}
