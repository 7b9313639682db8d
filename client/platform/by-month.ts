/** A month, by the first of its entries. */
export type Month<Entry> = { key: string; at: string; entries: Entry[] };

/** Entries, newest first, by the months in which they are where the browser is. */
export function byMonth<Entry>(entries: readonly Entry[], timeOf: (entry: Entry) => string): Month<Entry>[] {
  const months: Month<Entry>[] = [];
  for (const entry of entries) {
    const at = timeOf(entry);
    const date = new Date(at);
    const key = `${date.getFullYear()}-${date.getMonth() + 1}`;
    if (months.at(-1)?.key !== key) months.push({ key, at, entries: [] });
    months.at(-1)!.entries.push(entry);
  }
  return months;
}
