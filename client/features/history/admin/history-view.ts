import { useNavigate, useLocation } from 'react-router-dom';
import type { PersonEventFilter, PersonEventKind } from '#client/platform/generated/schema';
import { beginning } from '#client/ui/list/where';
import { type ListView, readView, withSelected, writeView } from '#client/ui/list/list-address';

const kinds: Record<PersonEventKind, true> = {
  sign_in: true,
  test: true,
  points: true,
  mail: true,
  change: true,
};

/** The name of the date filter in the URL. */
export const daysName = 'at';
const ofKind = { name: 'history', choices: Object.keys(kinds).map((value) => ({ value })) };
const names = {
  filters: [ofKind, { name: daysName, range: true, days: true } as const],
  sorts: [],
  columns: [],
};

/** Returns the view of a history, which is stored in the URL, and a function that changes it. */
export function useHistoryView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readView(new URLSearchParams(search), names);
  const change = (part: Partial<ListView>) =>
    void navigate(
      { search: writeView({ ...view, ...part }).toString() },
      { replace: true, preventScrollReset: true },
    );
  return { view, change };
}

export const kindIn = ({ filters }: ListView): PersonEventKind | null =>
  (filters[ofKind.name]?.[0] as PersonEventKind | undefined) ?? null;

/** Returns the URL parameters for another kind of events, or for all kinds if null. */
export const searchOfKind = (view: ListView, kind: PersonEventKind | null): string => {
  const selected = kind === null ? undefined : { operator: 'anyOf' as const, values: [kind] };
  return writeView({ ...view, ...withSelected(view, ofKind, selected) }).toString();
};

/** Returns the query variables for one or all kinds. Days become instants in the site's time zone. */
export function eventsOf(
  view: ListView,
  kind = kindIn(view),
): { search: string | null; filter: PersonEventFilter | null } {
  const [from, to] = view.filters[daysName] ?? [];
  const [since, before] = [beginning(from), beginning(to, 1)];
  const filter = {
    ...(kind && { kinds: [kind] }),
    ...(since && { since }),
    ...(before && { before }),
  };
  return { search: view.search || null, filter: Object.keys(filter).length > 0 ? filter : null };
}
