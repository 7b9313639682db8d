import { useLocation, useNavigate } from 'react-router-dom';
import { readView, writeView, type ListNames, type ListView } from './list-address';

/** The previous pages, because keyset pagination can't compute them. */
type Trail = readonly { after: string | null; from: number }[];

const trailOf = (state: unknown): Trail => (state as { earlierPages?: Trail } | null)?.earlierPages ?? [];

/** Returns the state of a list in the URL and functions that change it. */
export function useListView(names: ListNames) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const view = readView(new URLSearchParams(search), names);
  const go = (next: ListView, earlierPages: Trail, replace: boolean) =>
    void navigate({ search: writeView(next, names.extras).toString() }, { replace, state: { earlierPages } });

  /** A change of search, filters or order returns to the first page. */
  const change = (part: Partial<ListView>) => go({ ...view, after: null, from: 1, ...part }, [], true);
  const changeColumns = (part: Partial<Pick<ListView, 'hidden' | 'order'>>) =>
    go({ ...view, ...part }, trailOf(state), true);
  const next = (after: string, from: number) =>
    go({ ...view, after, from }, [...trailOf(state), { after: view.after, from: view.from }], false);
  /** A link to a later page has no previous pages, so Back leads to the first one. */
  const previous = () => {
    const trail = trailOf(state);
    go({ ...view, ...(trail.at(-1) ?? { after: null, from: 1 }) }, trail.slice(0, -1), false);
  };
  return { view, change, changeColumns, next, previous };
}

export type ListControls = ReturnType<typeof useListView>;
