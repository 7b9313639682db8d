import { wordPatterns } from '#server/features/editing/search-words';
import {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  foreignCursor,
  page,
  pageSize,
  type TimeKey,
} from '#server/platform/paging';
import { checkSearch, isId, soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import type { OrderFilter, OrderOrder } from './order.input';
import {
  countAllOrders,
  countOrdersOf,
  type OrdersQuery,
  selectAllOrders,
  selectOrders,
  selectOrdersOf,
} from './order.queries';
import type { OrderConnection, OrderValues } from './order.types';
import { mayListOrders, mayReadRewards, seesOrdersOf } from './rewards.policy';

/** A page of a person's orders, newest first; empty where they are not the viewer's to see. */
export async function ordersOf(
  viewer: Viewer,
  profileId: string,
  first: number,
  after?: string | null,
): Promise<OrderConnection> {
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const sees = seesOrdersOf(viewer, profileId);
  const rows = sees ? await selectOrdersOf(profileId, key, size + 1) : [];
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => (sees ? countOrdersOf(profileId) : 0) },
  );
}

/** What a list of all orders is asked for. */
export interface OrderListing {
  search?: string | null | undefined;
  filter?: OrderFilter | null | undefined;
  orderBy?: OrderOrder | null | undefined;
}

export function queryOf({ search, filter }: OrderListing): OrdersQuery {
  const accountId = filter?.accountId;
  return {
    patterns: wordPatterns(checkSearch(search?.trim())),
    filter: { ...filter, accountId: accountId && soughtId(accountId) },
  };
}

/** Where a list goes on: its cursors say which way they were made. */
function placeOf(after: string | null | undefined, direction: string): TimeKey {
  const [way, sortKey, id] = decodeCursor(after, 3) ?? [];
  if (sortKey === undefined || id === undefined) return { sortKey: null, id: null };
  if (way !== direction) throw foreignCursor();
  return decodeTimeCursor(encodeCursor(sortKey, id));
}

/** A page of all orders, newest first unless said otherwise. */
export async function listOrders(
  viewer: Viewer,
  listing: OrderListing,
  first: number,
  after?: string | null,
): Promise<OrderConnection> {
  mayListOrders(viewer);
  const query = queryOf(listing);
  const size = pageSize(first);
  const direction = listing.orderBy?.direction ?? 'DESC';
  const rows = await selectAllOrders(query, direction === 'DESC', placeOf(after, direction), size + 1);
  const cursor = ({ sortKey, id }: OrderValues) => encodeCursor(direction, sortKey, id);
  return Object.assign(page(rows, size, cursor, after), { countAll: () => countAllOrders(query) });
}

/** An order; null where absent or not the viewer's to see. */
export async function orderById(viewer: Viewer, id: string): Promise<OrderValues | null> {
  mayReadRewards(viewer);
  const [order] = isId(id) ? await selectOrders([id]) : [];
  return order && seesOrdersOf(viewer, order.profileId) ? order : null;
}
