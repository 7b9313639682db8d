import { isHashed } from '#server/features/audit/audit-personal';
import { listRows } from '#server/features/editing/rows/list-rows';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { requireAdmin } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { type StoredEntry, selectEntry } from './audit-log.queries';
import type { AuditChange, AuditEntry, AuditEntryConnection } from './audit-log.types';
import { type AuditListing, auditQuery, auditRows } from './audit-rows';

const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

function changesOf({ kept, personal }: StoredEntry): AuditChange[] {
  return Object.entries(kept).map(([field, pair]) => {
    const [before, after] = personal?.[field] ?? pair;
    const isErased = !personal?.[field] && pair.every(isHashed);
    return isErased
      ? { field, before: null, after: null, isErased }
      : { field, before: written(before), after: written(after), isErased };
  });
}

/** Returns an entry for the API, with its personal values as long as they are stored. */
export const visible = <Entry extends StoredEntry>(entry: Entry) => ({
  ...entry,
  changes: changesOf(entry),
});

export const isEntryId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** Returns an entry of the audit log; null if it doesn't exist. */
export async function auditEntry(viewer: Viewer, id: string): Promise<AuditEntry | null> {
  requireAdmin(viewer);
  const kept = isEntryId(id) ? await selectEntry(id) : null;
  return kept && visible(kept);
}

/** Returns a page of the audit log, newest first by default; for administrators. */
export async function auditLog(
  viewer: Viewer,
  listing: AuditListing,
  first: number,
  after?: string | null,
  params?: PageRequest,
): Promise<AuditEntryConnection> {
  requireAdmin(viewer);
  // Changes are computed here, so PostgreSQL can't serialize the rows.
  const page = params && { ...params, fields: null };
  const read = await listRows<StoredEntry, 'at'>(auditRows, auditQuery(listing), first, after, page);
  return {
    countAll: read.countAll,
    pageInfo: read.pageInfo,
    nodes: read.nodes.map(visible),
    get edges() {
      return read.edges.map(({ cursor, node }) => ({ cursor, node: visible(node) }));
    },
  };
}
