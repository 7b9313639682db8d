import { select } from '#server/platform/database/database';
import { encodeCursor, page, pageSize, placeOfNews } from '#server/platform/paging';
import { readTogether } from '#server/platform/database/read-together';
import { requireReaderOfAll } from '#server/platform/access/policy';
import { readSettled } from '#server/platform/database/settled-until';
import { soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { changedAt, resultRow, type ResultRow } from './result.queries';
import type { ResultConnection } from './result.types';

/** The filter of a list of new results. */
export interface NewResults {
  updatedSince: Date | null | undefined;
  module: string | null | undefined;
  person: string | null | undefined;
}

const idOf = (sent: string | null | undefined): string | null => (sent ? soughtId(sent) : null);

/** Returns the number of matching results. */
async function countNew({ updatedSince, module, person }: NewResults): Promise<number> {
  const [row] = await select<{ count: number }>(
    'new-results-count',
    `select count(*)::int as count from attempt a join test t on t.id = a.test_id
     where a.closed_at is not null and ${changedAt} >= coalesce($1::timestamptz, '-infinity')
       and ($2::uuid is null or t.module_id = $2) and ($3::uuid is null or a.profile_id = $3)`,
    [updatedSince ?? null, idOf(module), idOf(person)],
  );
  return row?.count ?? 0;
}

/**
 * Returns up to `limit` results after a position and before an instant, in the order in which they were written or
 * corrected.
 */
const selectNew = (
  from: { sortKey: string; id: string },
  until: string,
  { module, person }: NewResults,
  limit: number,
): Promise<{ key: string; row: ResultRow }[]> =>
  // A person has few results, which their index finds. For all people, the index by time is used.
  select<{ key: string; row: ResultRow }>(
    `new-results-${person ? 'person' : 'all'}`,
    `select (extract(epoch from ${changedAt}) * 1000000)::bigint::text as key, ${resultRow} as row
     from attempt a join test t on t.id = a.test_id
     where a.closed_at is not null and ($3::uuid is null or t.module_id = $3)
       and ${person ? 'a.profile_id = $4::uuid' : '$4::uuid is null'}
       and (${changedAt}, a.id) > (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)
       and ${changedAt} < timestamptz 'epoch' + $6::bigint * interval '1 microsecond'
     order by ${changedAt}, a.id limit $5`,
    [from.sortKey, from.id, idOf(module), idOf(person), limit, until],
  );

/**
 * Returns a page of the results of all people in the order in which they were written or corrected, for viewers who can
 * read everyone. It ends before the oldest writing transaction, so that the next page misses none.
 */
export async function newResults(
  viewer: Viewer,
  params: NewResults,
  first: number,
  after?: string | null,
): Promise<ResultConnection> {
  requireReaderOfAll(viewer);
  const size = pageSize(first);
  const from = placeOfNews(after, params.updatedSince);
  const rows = await readSettled((until) => selectNew(from, until, params, size + 1));
  const keys = new Map(rows.map(({ key, row }) => [row.id, key]));
  const results = readTogether(rows.map(({ row }) => row));
  return Object.assign(
    page(results, size, (result) => encodeCursor(keys.get(result.id)!, result.id), after),
    { countAll: () => countNew(params) },
  );
}
