import type { Language } from '#server/platform/language/i18n';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/policy';
import { isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import type { EntryPlace } from './audit-log.queries';
import { isEntryId, shown } from './audit-log.service';
import { countHistory, type KeptEvent, selectHistory } from './person-history.queries';
import type { PersonEvent, PersonEventConnection, PersonEventKind } from './person-history.types';

function placeOf(after: string | null | undefined): EntryPlace {
  const [micros, id] = decodeCursor(after, 2) ?? [];
  if (micros === undefined || id === undefined) return null;
  if (!/^\d{1,16}$/.test(micros) || !(isEntryId(id) || isId(id))) throw foreignCursor();
  return { micros, id };
}

const told = (event: KeptEvent): PersonEvent & { sortKey: string } => ({
  ...event,
  entry: event.entry && shown(event.entry),
});

/** A page of all that happened to a person, newest first; for administrators. */
export async function personHistory(
  viewer: Viewer,
  { profileId, kinds }: { profileId: string; kinds: readonly PersonEventKind[] | null | undefined },
  lang: Language,
  first: number,
  after?: string | null,
): Promise<PersonEventConnection> {
  requireAdmin(viewer);
  const query = { profileId: requireId(profileId), kinds: kinds ?? [] };
  const size = pageSize(first);
  const events = await selectHistory(query, lang, placeOf(after), size + 1);
  return Object.assign(
    page(events.map(told), size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countHistory(query) },
  );
}
