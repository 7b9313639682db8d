import { useEffect, useState } from 'react';
import { selectedIn, without, type ListView } from './list-address';
import type { ListFilter } from './list-parts';

/** What would be found without one of the filters, or without the search where that is null. */
export type WayOut = { filter: ListFilter | null; part: Partial<ListView>; total: number };

/** The most filters of which each is tried without. */
const maxTried = 6;

/**
 * Of all that leaves out rows, by search or filter, that without which most would be found; null while none is known, and
 * where there is one alone, without which all comes back. It is found out once.
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
    // Of one without an answer nothing is proposed; what is wrong the list itself says.
    void Promise.allSettled(tries).then((answers) => {
      const ways = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const max = ways.toSorted((one, other) => other.total - one.total)[0];
      if (isWanted && max && max.total > 0) setBest(max);
    });
    return () => {
      isWanted = false;
    };
  }, [params]);
  // Its choices may have come since.
  const filter = filters.find(({ name }) => name === best?.filter?.name);
  return best && filter ? { ...best, filter } : best;
}
