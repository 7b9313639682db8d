import type { Language } from '#server/platform/language/i18n';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/access/policy';
import { checkSearch, isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import type { EntryPlace } from './audit-log.queries';
import { isEntryId, visible } from './audit-log.service';
import { selectCounts } from './person-history.counts';
import { countHistory, type HistoryQuery, type StoredEvent, selectHistory } from './person-history.queries';
import type {
  PersonEvent,
  PersonEventConnection,
  PersonEventCount,
  PersonEventFilter,
} from './person-history.types';

function placeOf(after: string | null | undefined): EntryPlace {
  const [micros, id] = decodeCursor(after, 2) ?? [];
  if (micros === undefined || id === undefined) return null;
  if (!/^\d{1,16}$/.test(micros) || !(isEntryId(id) || isId(id))) throw foreignCursor();
  return { micros, id };
}

const told = (event: StoredEvent): PersonEvent & { sortKey: string } => ({
  ...event,
  entry: event.entry && visible(event.entry),
});

/** The requested filter of a history. */
export interface HistoryListing {
  profileId: string;
  search?: string | null | undefined;
  filter?: PersonEventFilter | null | undefined;
}

interface HistoryPage {
  lang: Language;
  first: number;
  after?: string | null | undefined;
  /** True if the statement of the page also counts all events. */
  total?: boolean;
}

function queryOf({ profileId, search, filter }: HistoryListing): HistoryQuery {
  return {
    profileId: requireId(profileId),
    kinds: filter?.kinds ?? [],
    search: checkSearch(search?.trim()),
    since: filter?.since ?? null,
    before: filter?.before ?? null,
  };
}

/** Returns a page of a person's events, newest first; for administrators. */
export async function personHistory(
  viewer: Viewer,
  listing: HistoryListing,
  { lang, first, after, total }: HistoryPage,
): Promise<PersonEventConnection> {
  requireAdmin(viewer);
  const query = queryOf(listing);
  const size = pageSize(first);
  const read = await selectHistory(query, { lang, after: placeOf(after), limit: size + 1, total });
  return Object.assign(
    page(read.json.map(told), size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => read.total ?? countHistory(query) },
  );
}

/** Returns the number of events by kind; for administrators. */
export async function personEventCounts(
  viewer: Viewer,
  listing: HistoryListing,
): Promise<PersonEventCount[]> {
  requireAdmin(viewer);
  return selectCounts(queryOf(listing));
}
