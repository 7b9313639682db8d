import { isHashed } from '#server/features/audit/audit-personal';
import { wordPatterns } from '#server/features/editing/search-words';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/policy';
import { checkSearch, isId, isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import {
  type AuditQuery,
  countEntries,
  type EntryPlace,
  type KeptEntry,
  selectEntries,
  selectEntry,
} from './audit-log.queries';
import type { AuditChange, AuditEntry, AuditEntryConnection, AuditEntryFilter } from './audit-log.types';

/** What the audit is asked for. */
export interface AuditListing {
  search?: string | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
}

const storable = (texts: string[] | null | undefined) => texts?.filter(isStorable);
const storableOne = (text: string | null | undefined) => (text && !isStorable(text) ? '' : text);

function queryOf({ search, filter }: AuditListing): AuditQuery {
  const text = checkSearch(search?.trim());
  const isWhole = isId(text) || /^\d+$/.test(text);
  return {
    sought: isWhole ? text.toLowerCase() : null,
    patterns: isWhole ? [] : wordPatterns(text),
    filter: {
      ...filter,
      actorId: storableOne(filter?.actorId),
      targetId: storableOne(filter?.targetId),
      targetKinds: storable(filter?.targetKinds),
      outcomes: storable(filter?.outcomes),
    },
  };
}

function placeOf(after: string | null | undefined): EntryPlace {
  const [micros, id] = decodeCursor(after, 2) ?? [];
  if (micros === undefined || id === undefined) return null;
  if (!/^\d{1,16}$/.test(micros) || !isEntryId(id)) throw foreignCursor();
  return { micros, id };
}

const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

function changesOf({ kept, personal }: KeptEntry): AuditChange[] {
  return Object.entries(kept).map(([field, pair]) => {
    const [before, after] = personal?.[field] ?? pair;
    const isErased = !personal?.[field] && pair.every(isHashed);
    return isErased
      ? { field, before: null, after: null, isErased }
      : { field, before: written(before), after: written(after), isErased };
  });
}

/** An entry as it is told: what is personal as long as it is kept. */
export const shown = <Entry extends KeptEntry>(entry: Entry) => ({
  ...entry,
  changes: changesOf(entry),
});

export const isEntryId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** An entry of the audit; null where there is none by that id. */
export async function auditEntry(viewer: Viewer, id: string): Promise<AuditEntry | null> {
  requireAdmin(viewer);
  const kept = isEntryId(id) ? await selectEntry(id) : null;
  return kept && shown(kept);
}

/** A page of the audit, newest first; for administrators. */
export async function auditLog(
  viewer: Viewer,
  listing: AuditListing,
  first: number,
  after?: string | null,
): Promise<AuditEntryConnection> {
  requireAdmin(viewer);
  const query = queryOf(listing);
  const size = pageSize(first);
  const kept = await selectEntries(query, placeOf(after), size + 1);
  return Object.assign(
    page(kept.map(shown), size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countEntries(query) },
  );
}
