import { select } from '#server/platform/database';
import { encodeCursor, page, pageSize, placeOfNews } from '#server/platform/paging';
import { readTogether } from '#server/platform/read-together';
import { requireReaderOfAll } from '#server/platform/policy';
import { readSettled } from '#server/platform/settled-until';
import { soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { entryJson } from './points.queries';
import type { PointsEntryConnection, PointsEntryRow } from './points.types';

/** What a list of all lines is filtered to. */
export interface NewEntries {
  createdSince: Date | null | undefined;
  person: string | null | undefined;
}

const idOf = (sent: string | null | undefined): string | null => (sent ? soughtId(sent) : null);

/** How many there are. */
async function countNew({ createdSince, person }: NewEntries): Promise<number> {
  const [row] = await select<{ count: number }>(
    'new-entries-count',
    `select count(*)::int as count from points_entry e
     where e.created_at >= coalesce($1::timestamptz, '-infinity') and ($2::uuid is null or e.profile_id = $2)`,
    [createdSince ?? null, idOf(person)],
  );
  return row?.count ?? 0;
}

/** Up to `limit` lines behind a place and before a moment, in the order in which they were written. */
async function selectNew(
  from: { sortKey: string; id: string },
  until: string,
  person: string | null,
  limit: number,
): Promise<PointsEntryRow[]> {
  const rows = await select<{ row: PointsEntryRow }>(
    // A person has few lines, which the index of theirs finds; of everybody that of all in their order.
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
 * A page of the ledgers of everybody in the order in which they were written; for those who read everybody. It ends
 * before the oldest transaction that still writes, so that whoever goes on behind the last line misses none.
 */
export async function newEntries(
  viewer: Viewer,
  asked: NewEntries,
  first: number,
  after?: string | null,
): Promise<PointsEntryConnection> {
  requireReaderOfAll(viewer);
  const size = pageSize(first);
  const from = placeOfNews(after, asked.createdSince);
  const rows = await readSettled((until) => selectNew(from, until, idOf(asked.person), size + 1));
  return Object.assign(
    page(readTogether(rows), size, (entry) => encodeCursor(entry.sortKey, entry.id), after),
    { countAll: () => countNew(asked) },
  );
}
