import { useLocation, useNavigate } from 'react-router-dom';
import { readView, writeView, type ListNames, type ListView } from './list-address';

/** The pages before this one, which keyset pages cannot find by themselves. */
type Trail = readonly { after: string | null; from: number }[];

const trailOf = (state: unknown): Trail => (state as { earlierPages?: Trail } | null)?.earlierPages ?? [];

/** What a list shows, kept in its address, and how to change that. */
export function useListView(names: ListNames) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const view = readView(new URLSearchParams(search), names);
  const go = (next: ListView, earlierPages: Trail, replace: boolean) =>
    void navigate({ search: writeView(next, names.extras).toString() }, { replace, state: { earlierPages } });

  /** Another search, filter or order begins at its first page. */
  const change = (part: Partial<ListView>) => go({ ...view, after: null, from: 1, ...part }, [], true);
  const changeColumns = (part: Partial<Pick<ListView, 'hidden' | 'order'>>) =>
    go({ ...view, ...part }, trailOf(state), true);
  const next = (after: string, from: number) =>
    go({ ...view, after, from }, [...trailOf(state), { after: view.after, from: view.from }], false);
  /** A link to a later page knows none before it: the first stands for them. */
  const previous = () => {
    const trail = trailOf(state);
    go({ ...view, ...(trail.at(-1) ?? { after: null, from: 1 }) }, trail.slice(0, -1), false);
  };
  return { view, change, changeColumns, next, previous };
}

export type ListControls = ReturnType<typeof useListView>;
