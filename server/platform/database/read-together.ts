/** A row that knows the other rows of its query, so that related data can be loaded in batches. */
export interface ReadTogether {
  id: string;
  /** The ids of all rows of the query, including this one. All rows share the same array. */
  readWith: readonly string[];
}

type ReadWith = ReadTogether['readWith'];

/**
 * Stores data for a batch of rows as long as the rows live. It is stored on the array of their ids, because entries of
 * an old WeakMap live until a full garbage collection.
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

/** Adds the ids of the whole batch to each row. */
export function readTogether<Row extends { id: string }>(rows: readonly Row[]): (Row & ReadTogether)[] {
  const readWith = rows.map(({ id }) => id);
  rowsOf.set(readWith, rows);
  return rows.map((row) => ({ ...row, readWith }));
}

/**
 * Returns a batch loader for related data. The first row that needs it loads it for all rows of its list. Returns
 * undefined if `load` returned nothing for a row.
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
