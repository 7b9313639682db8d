import { useEffect, useState } from 'react';
import { selectedIn, without, type ListView } from './list-address';
import type { ListFilter } from './list-parts';

/** The number of rows without one filter, or without the search if `filter` is null. */
export type WayOut = { filter: ListFilter | null; part: Partial<ListView>; total: number };

/** The maximum number of filters to try. */
const maxTried = 6;

/**
 * Returns the search or filter whose removal finds the most rows. Null until it is known, and if there is only one. It
 * is computed once.
 */
export function useWayOut(
  view: ListView,
  filters: readonly ListFilter[],
  totalOf: (view: ListView) => Promise<number>,
): WayOut | null {
  const [best, setBest] = useState<WayOut | null>(null);
  const [params] = useState({ view, filters, totalOf });
  useEffect(() => {
    const { view: visible } = params;
    let isWanted = true;
    const selected = params.filters.filter((filter) => selectedIn(visible, filter));
    const parts = [...(visible.search ? [null] : []), ...selected].slice(0, maxTried);
    if (parts.length < 2) return undefined;
    const tries = parts.map(async (filter): Promise<WayOut> => {
      const part = without(visible, filter);
      return { filter, part, total: await params.totalOf({ ...visible, ...part, after: null, from: 1 }) };
    });
    // Failed requests suggest nothing, because the list itself shows the error.
    void Promise.allSettled(tries).then((answers) => {
      const ways = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const max = ways.toSorted((one, other) => other.total - one.total)[0];
      if (isWanted && max && max.total > 0) setBest(max);
    });
    return () => {
      isWanted = false;
    };
  }, [params]);
  // The choices of the filter may have loaded since then.
  const filter = filters.find(({ name }) => name === best?.filter?.name);
  return best && filter ? { ...best, filter } : best;
}
