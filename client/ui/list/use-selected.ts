import { useEffect, useState, type RefObject } from 'react';
import type { ListView } from './list-address';
import type { Page } from './list-parts';

/** The selected rows by id. */
export type Selected<Row> = ReadonlyMap<string, Row>;

/** All found rows except deselected ones. */
export type AllSelected = { total: number; except: readonly string[] };

/** Returns the selected rows of a page while all found rows are selected. */
const visibleOf = <Row extends { id: string }>(
  rows: readonly Row[],
  except: ReadonlySet<string>,
): Selected<Row> => new Map(rows.filter(({ id }) => !except.has(id)).map((row) => [row.id, row]));

/** Returns the deselected ids after a change of the selection on a page. */
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
 * Manages the selected rows across pages. A change of search or filters clears them. Clearing moves the focus to the
 * list, because the clicked button disappears.
 */
export function useSelected<Row extends { id: string }>(
  { search, filters, conditions }: ListView,
  list: RefObject<HTMLElement | null>,
  { nodes: rows, totalCount: total }: Pick<Page<Row>, 'nodes' | 'totalCount'>,
) {
  const listKey = JSON.stringify([search, filters, conditions]);
  const [selected, choose] = useState<Selected<Row>>(new Map());
  /** The deselected ids while all rows are selected, otherwise null. */
  const [except, setExcept] = useState<ReadonlySet<string> | null>(null);
  const [of, setOf] = useState(listKey);
  const [clearings, setClearings] = useState(0);
  if (of !== listKey) {
    setOf(listKey);
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
  /** Reduces the selection from all found rows to those of this page. */
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
