/** Rows that one statement gave, by which what else belongs to them is read for all of them at once. */
export interface ReadTogether {
  id: string;
  /** The ids of all rows that were read with this one, itself included: the same array for each of them. */
  readWith: readonly string[];
}

const rowsOf = new WeakMap<readonly string[], readonly { id: string }[]>();

/** Has rows know with which others they were read. */
export function readTogether<Row extends { id: string }>(rows: readonly Row[]): (Row & ReadTogether)[] {
  const readWith = rows.map(({ id }) => id);
  rowsOf.set(readWith, rows);
  return rows.map((row) => ({ ...row, readWith }));
}

/**
 * Something of a row that takes a statement of its own: read for all rows of its list, when the first of them is asked
 * for it. Undefined where `load` has nothing for the row.
 */
export function ofEach<T, Row extends ReadTogether = ReadTogether>(
  load: (ids: readonly string[], rows: readonly Omit<Row, 'readWith'>[]) => Promise<ReadonlyMap<string, T>>,
): (row: Row) => Promise<T | undefined> {
  const loading = new WeakMap<readonly string[], Promise<ReadonlyMap<string, T>>>();
  return async (row) => {
    const { id, readWith } = row;
    let all = loading.get(readWith);
    if (!all) {
      const rows = rowsOf.get(readWith) as readonly Omit<Row, 'readWith'>[] | undefined;
      loading.set(readWith, (all = load(readWith, rows ?? [row])));
    }
    return (await all).get(id);
  };
}
