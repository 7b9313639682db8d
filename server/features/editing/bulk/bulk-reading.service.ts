import {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  foreignCursor,
  page,
  pageSize,
} from '#server/platform/paging';
import { readTogether } from '#server/platform/database/read-together';
import { requireAdmin } from '#server/platform/access/policy';
import { AppError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { bulkListOf } from './bulk-lists';
import {
  type BulkActionRow,
  countActions,
  countLeftRows,
  selectAction,
  selectActions,
  selectLeftRows,
} from './bulk.queries';
import type { BulkActionFilter } from './bulk.inputs';
import type { BulkAction, BulkActionConnection, BulkRow, BulkRowConnection } from './bulk.types';

const visible = <Row extends BulkActionRow>({ values, ...action }: Row) => ({
  ...action,
  values: Object.entries(values).map(([name, value]) => ({ name, value })),
});

/** Returns a page of all administrators' bulk actions, last started first. */
export async function bulkActions(
  viewer: Viewer,
  { list = null, isOpen }: BulkActionFilter,
  first: number,
  after: string | null | undefined,
): Promise<BulkActionConnection> {
  const { profileId } = requireAdmin(viewer);
  const size = pageSize(first);
  const filter = { list, isOpen: isOpen ?? false };
  const rows = await selectActions(profileId, filter, decodeTimeCursor(after), size + 1);
  const cursor = ({ sortKey, id }: { sortKey: string; id: string }) => encodeCursor(sortKey, id);
  return Object.assign(page(readTogether(rows.map(visible)), size, cursor, after), {
    countAll: () => countActions(filter),
  });
}

/** Returns a bulk action, or null if it doesn't exist. */
export async function bulkAction(viewer: Viewer, id: string): Promise<BulkAction | null> {
  const { profileId } = requireAdmin(viewer);
  const row = isId(id) ? await selectAction(profileId, id) : null;
  return row && { ...visible(row), readWith: [row.id] };
}

function placeOf(after: string | null | undefined): number {
  const [place] = decodeCursor(after, 1) ?? [];
  if (place === undefined) return 0;
  if (!/^\d{1,9}$/.test(place)) throw foreignCursor();
  return Number(place);
}

/**
 * Returns a page of the rows that an action left unchanged or couldn't restore; throws NOT_FOUND if it
 * doesn't exist.
 */
export async function bulkRows(
  viewer: Viewer,
  actionId: string,
  first: number,
  after: string | null | undefined,
): Promise<BulkRowConnection> {
  const { lang } = requireAdmin(viewer);
  const size = pageSize(first);
  const action = await bulkAction(viewer, actionId);
  if (!action) throw new AppError('NOT_FOUND');
  const rows = await selectLeftRows(bulkListOf(action.list), action.id, lang, placeOf(after), size + 1);
  const cursor = ({ place }: BulkRow) => encodeCursor(String(place));
  return Object.assign(page(rows, size, cursor, after), { countAll: () => countLeftRows(action.id) });
}
