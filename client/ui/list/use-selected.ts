import { useEffect, useState, type RefObject } from 'react';
import type { ListView } from './list-address';
import type { Page } from './list-parts';

/** Rows by their ids. */
export type Selected<Row> = ReadonlyMap<string, Row>;

/** All rows that are found, but for those that were taken out of them. */
export type AllSelected = { total: number; except: readonly string[] };

/** What is chosen of the rows of a page where all are chosen that are found. */
const visibleOf = <Row extends { id: string }>(
  rows: readonly Row[],
  except: ReadonlySet<string>,
): Selected<Row> => new Map(rows.filter(({ id }) => !except.has(id)).map((row) => [row.id, row]));

/** The same rows taken out, after the choice on a page was made anew. */
const takenOut = (
  rows: readonly { id: string }[],
  visible: ReadonlyMap<string, unknown>,
  except: ReadonlySet<string>,
) =>
  new Set([
    ...[...except].filter((id) => !rows.some((row) => row.id === id)),
    ...rows.filter(({ id }) => !visible.has(id)).map(({ id }) => id),
  ]);

/**
 * The rows chosen, from page to page of what is found; another search or filter begins with none. To clear them gives
 * the focus to the list, since the button that did so goes with them.
 */
export function useSelected<Row extends { id: string }>(
  { search, filters, conditions }: ListView,
  list: RefObject<HTMLElement | null>,
  { nodes: rows, totalCount: total }: Pick<Page<Row>, 'nodes' | 'totalCount'>,
) {
  const params = JSON.stringify([search, filters, conditions]);
  const [selected, choose] = useState<Selected<Row>>(new Map());
  /** What is left out of all; null where rows are chosen one by one. */
  const [except, setExcept] = useState<ReadonlySet<string> | null>(null);
  const [of, setOf] = useState(params);
  const [clearings, setClearings] = useState(0);
  if (of !== params) {
    setOf(params);
    choose(new Map());
    setExcept(null);
  }
  useEffect(() => {
    if (clearings > 0) list.current?.focus({ preventScroll: true });
  }, [clearings, list]);
  const clear = () => {
    choose(new Map());
    setExcept(null);
    setClearings((before) => before + 1);
  };
  const chooseAll = () => setExcept(new Set());
  /** Those of the page alone, where all were chosen. */
  const choosePage = () => {
    choose(visibleOf(rows, except ?? new Set()));
    setExcept(null);
  };
  if (!except) return { selected, choose, clear, chooseAll, choosePage, all: null };
  return {
    selected: visibleOf(rows, except),
    choose: (visible: Selected<Row>) => setExcept(takenOut(rows, visible, except)),
    clear,
    chooseAll,
    choosePage,
    all: { total, except: [...except] } satisfies AllSelected,
  };
}
