import { select } from '#server/platform/database/database';
import { encodeCursor, page, pageSize, placeOfNews } from '#server/platform/paging';
import { readTogether } from '#server/platform/database/read-together';
import { requireReaderOfAll } from '#server/platform/access/policy';
import { readSettled } from '#server/platform/database/settled-until';
import { soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { entryJson } from './points.queries';
import type { PointsEntryConnection, PointsEntryRow } from './points.types';

/** The filter of a list of new entries. */
export interface NewEntries {
  createdSince: Date | null | undefined;
  person: string | null | undefined;
}

const idOf = (sent: string | null | undefined): string | null => (sent ? soughtId(sent) : null);

/** Returns the number of matching entries. */
async function countNew({ createdSince, person }: NewEntries): Promise<number> {
  const [row] = await select<{ count: number }>(
    'new-entries-count',
    `select count(*)::int as count from points_entry e
     where e.created_at >= coalesce($1::timestamptz, '-infinity') and ($2::uuid is null or e.profile_id = $2)`,
    [createdSince ?? null, idOf(person)],
  );
  return row?.count ?? 0;
}

/** Returns up to `limit` entries after a position and before an instant, in the order in which they were written. */
async function selectNew(
  from: { sortKey: string; id: string },
  until: string,
  person: string | null,
  limit: number,
): Promise<PointsEntryRow[]> {
  const rows = await select<{ row: PointsEntryRow }>(
    // A person has few entries, which their index finds. For all people, the index by time is used.
    `new-entries-${person ? 'person' : 'all'}`,
    `select ${entryJson} as row from points_entry e
     where ${person ? 'e.profile_id = $3::uuid' : '$3::uuid is null'}
       and (e.created_at, e.id) > (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)
       and e.created_at < timestamptz 'epoch' + $5::bigint * interval '1 microsecond'
     order by e.created_at, e.id limit $4`,
    [from.sortKey, from.id, person, limit, until],
  );
  return rows.map(({ row }) => row);
}

/**
 * Returns a page of the points entries of all people in the order in which they were written, for viewers who can read
 * everyone. It ends before the oldest writing transaction, so that the next page misses none.
 */
export async function newEntries(
  viewer: Viewer,
  requested: NewEntries,
  first: number,
  after?: string | null,
): Promise<PointsEntryConnection> {
  requireReaderOfAll(viewer);
  const size = pageSize(first);
  const from = placeOfNews(after, requested.createdSince);
  const rows = await readSettled((until) => selectNew(from, until, idOf(requested.person), size + 1));
  return Object.assign(
    page(readTogether(rows), size, (entry) => encodeCursor(entry.sortKey, entry.id), after),
    { countAll: () => countNew(requested) },
  );
}
