import { dayOf } from './site-calendar';

/** The entries of one month. `at` is the time of its first entry. */
export type Month<Entry> = { key: string; at: string; entries: Entry[] };

/** Groups entries, newest first, by month in the site's time zone. */
export function byMonth<Entry>(entries: readonly Entry[], timeOf: (entry: Entry) => string): Month<Entry>[] {
  const months: Month<Entry>[] = [];
  for (const entry of entries) {
    const at = timeOf(entry);
    const key = dayOf(at).slice(0, 7);
    if (months.at(-1)?.key !== key) months.push({ key, at, entries: [] });
    months.at(-1)!.entries.push(entry);
  }
  return months;
}
