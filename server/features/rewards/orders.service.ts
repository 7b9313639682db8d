import { listRows } from '#server/features/editing/rows/list-rows';
import type { PageRequest } from '#server/platform/graphql/asked-page';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { countOrdersOf, selectOrders, selectOrdersOf } from './order.queries';
import { type OrderListing, orderQuery, orderRows, type OrderSort } from './order-rows';
import type { OrderConnection, OrderValues } from './order.types';
import { assertCanListOrders, assertCanReadRewards, seesOrdersOf } from './rewards.policy';

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

/** A page of all orders, newest first unless said otherwise. */
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

/** An order; null where absent or not the viewer's to see. */
export async function orderById(viewer: Viewer, id: string): Promise<OrderValues | null> {
  assertCanReadRewards(viewer);
  const [order] = isId(id) ? await selectOrders([id]) : [];
  return order && seesOrdersOf(viewer, order.profileId) ? order : null;
}
