import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import type { Viewer } from '#server/platform/viewer';
import { countOrdersOf, selectOrdersOf } from './order.queries';
import type { OrderConnection } from './order.types';
import { seesOrdersOf } from './rewards.policy';

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
