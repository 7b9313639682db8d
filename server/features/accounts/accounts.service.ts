import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireReaderOfAll } from '#server/platform/policy';
import { checkSearch, isId } from '#server/platform/validation';
import type { AccountKind, Viewer } from '#server/platform/viewer';
import type { AccountConnection } from './account.types';
import { countAccounts, selectAccounts } from './accounts.queries';

function keyOf(after: string | null | undefined): { sortKey: string; id: string } | null {
  const [sortKey, id] = decodeCursor(after, 2) ?? [];
  if (sortKey === undefined || id === undefined) return null;
  if (!isId(id)) throw foreignCursor();
  return { sortKey, id };
}

/**
 * A page of the accounts that are not disabled, by name, of those that `search` finds by name or number and of some
 * kinds.
 */
export async function listAccounts(
  viewer: Viewer,
  {
    search,
    kinds,
  }: { search?: string | null | undefined; kinds?: readonly AccountKind[] | null | undefined },
  first: number,
  after?: string | null,
): Promise<AccountConnection> {
  requireReaderOfAll(viewer);
  const size = pageSize(first);
  const asked = { search: checkSearch(search?.trim()), kinds: kinds ?? null };
  const rows = await selectAccounts(asked, keyOf(after), size + 1);
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countAccounts(asked) },
  );
}
