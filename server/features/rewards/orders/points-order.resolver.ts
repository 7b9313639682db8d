import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PointsEntry } from '#server/features/points/points.types';
import type { Context } from '#server/platform/context';
import { ofEach } from '#server/platform/database/read-together';
import { isId } from '#server/platform/validation';
import { selectOrders } from './order.queries';
import { Order, type OrderValues } from './order.types';
import { seesOrdersOf } from '../rewards.policy';

/** Returns the order of a points entry; undefined if it has none. */
const orderOf = ofEach<OrderValues, PointsEntry>(async (_ids, entries) => {
  const sources = entries.map(({ sourceId }) => sourceId).filter(isId);
  const found = sources.length > 0 ? await selectOrders(sources) : [];
  const orders = new Map(found.map((order) => [order.id, order]));
  return new Map(
    entries.flatMap(({ id, sourceId }) => {
      const order = sourceId === null ? undefined : orders.get(sourceId);
      return order ? [[id, order] as const] : [];
    }),
  );
});

@Resolver(() => PointsEntry)
export class PointsOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      "Order that the points paid for, or whose points were refunded. Null if the points come from something else or the caller can't read it.",
  })
  async order(@Root() entry: PointsEntry, @Ctx() { viewer }: Context): Promise<OrderValues | null> {
    const order = await orderOf(entry);
    return order && seesOrdersOf(viewer, order.profileId) ? order : null;
  }
}
