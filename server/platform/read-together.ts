/** Rows that one statement gave, by which what else belongs to them is read for all of them at once. */
export interface ReadTogether {
  id: string;
  /** The ids of all rows that were read with this one, itself included: the same array for each of them. */
  readWith: readonly string[];
}

type ReadWith = ReadTogether['readWith'];

/**
 * Keeps something beside rows that were read together for as long as they are there: on the array of their ids, as what a
 * WeakMap holds stays, once that is old, until the whole heap is gone through.
 */
export function besideRows<T>(): {
  get(readWith: ReadWith): T | undefined;
  set(readWith: ReadWith, kept: T): void;
} {
  const key = Symbol('beside rows');
  type Keeping = ReadWith & { [key]?: T };
  return {
    get: (readWith: Keeping) => readWith[key],
    set: (readWith: Keeping, kept) => {
      readWith[key] = kept;
    },
  };
}

const rowsOf = besideRows<readonly { id: string }[]>();

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
  const loading = besideRows<Promise<ReadonlyMap<string, T>>>();
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
