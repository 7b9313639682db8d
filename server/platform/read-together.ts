/** Rows that one statement gave, by which what else belongs to them is read for all of them at once. */
export interface ReadTogether {
  id: string;
  /** The ids of all rows that were read with this one, itself included: the same array for each of them. */
  readWith: readonly string[];
}

/** Has rows know with which others they were read. */
export function readTogether<Row extends { id: string }>(rows: readonly Row[]): (Row & ReadTogether)[] {
  const readWith = rows.map(({ id }) => id);
  return rows.map((row) => ({ ...row, readWith }));
}

/**
 * Something of a row that takes a statement of its own: read for all rows of its list, when the first of them is asked
 * for it. Undefined where `load` has nothing for the row.
 */
export function ofEach<T>(
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (row: ReadTogether) => Promise<T | undefined> {
  const loading = new WeakMap<readonly string[], Promise<ReadonlyMap<string, T>>>();
  return async ({ id, readWith }) => {
    let all = loading.get(readWith);
    if (!all) loading.set(readWith, (all = load(readWith)));
    return (await all).get(id);
  };
}
