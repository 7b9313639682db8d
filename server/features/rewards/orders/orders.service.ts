import { listRows } from '#server/features/editing/rows/list-rows';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { countOrdersOf, selectOrders, selectOrdersOf } from './order.queries';
import { type OrderListing, orderQuery, orderRows, type OrderSort } from './order-rows';
import type { OrderConnection, OrderValues } from './order.types';
import { assertCanListOrders, assertCanReadRewards, seesOrdersOf } from '../rewards.policy';

/** Returns a page of a person's orders, newest first; empty if the viewer can't see them. */
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

/** Returns a page of all orders, newest first by default. */
export async function listOrders(
  viewer: Viewer,
  listing: OrderListing,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<OrderConnection> {
  assertCanListOrders(viewer);
  return listRows<OrderValues, OrderSort>(orderRows, orderQuery(listing), first, after, page);
}

/** Returns an order; null if it doesn't exist or the viewer can't see it. */
export async function orderById(viewer: Viewer, id: string): Promise<OrderValues | null> {
  assertCanReadRewards(viewer);
  const [order] = isId(id) ? await selectOrders([id]) : [];
  return order && seesOrdersOf(viewer, order.profileId) ? order : null;
}
