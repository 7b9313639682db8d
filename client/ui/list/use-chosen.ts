import { useEffect, useState, type RefObject } from 'react';
import type { ListView } from './list-address';

/** Rows by their ids. */
export type Chosen<Row> = ReadonlyMap<string, Row>;

/**
 * The rows chosen, from page to page of what is found; another search or filter begins with none. To clear them gives
 * the focus to the list, since the button that did so goes with them.
 */
export function useChosen<Row>(
  { search, filters, conditions }: ListView,
  list: RefObject<HTMLElement | null>,
) {
  const asked = JSON.stringify([search, filters, conditions]);
  const [chosen, choose] = useState<Chosen<Row>>(new Map());
  const [of, setOf] = useState(asked);
  const [clearings, setClearings] = useState(0);
  if (of !== asked) {
    setOf(asked);
    choose(new Map());
  }
  useEffect(() => {
    if (clearings > 0) list.current?.focus({ preventScroll: true });
  }, [clearings, list]);
  const clear = () => {
    choose(new Map());
    setClearings((before) => before + 1);
  };
  return { chosen, choose, clear };
}
