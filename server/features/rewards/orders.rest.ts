import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import '#server/platform/http/request';
import type { Column } from '#server/features/editing/csv/columns';
import { csvOfPages } from '#server/features/editing/csv/csv-of-pages';
import { inputOf, type Query, replyCsv, searchOf } from '#server/features/editing/csv/csv-request';
import type { OrderValues } from './order.types';
import { listOrders, type OrderListing } from './orders.service';

const columns: readonly Column<OrderValues>[] = [
  { header: 'number', cell: ({ number }) => number },
  { header: 'state', cell: ({ state }) => state },
  { header: 'reward', cell: ({ rewardNameTranslations }) => rewardNameTranslations.en },
  { header: 'price', cell: ({ price }) => price },
  { header: 'person', cell: ({ personName }) => personName },
  { header: 'account', cell: ({ accountName }) => accountName ?? '' },
  { header: 'address', cell: ({ address }) => address },
  { header: 'trackingNumber', cell: ({ trackingNumber }) => trackingNumber ?? '' },
  { header: 'placedAt', cell: ({ placedAt }) => placedAt },
  { header: 'packedAt', cell: ({ packedAt }) => packedAt ?? '' },
  { header: 'sentAt', cell: ({ sentAt }) => sentAt ?? '' },
  { header: 'receivedAt', cell: ({ receivedAt }) => receivedAt ?? '' },
  { header: 'cancelledAt', cell: ({ cancelledAt }) => cancelledAt ?? '' },
  { header: 'cancelReason', cell: ({ cancelReason }) => cancelReason ?? '' },
];

/** GET /api/orders.csv: all that the list `orders` finds for the same viewer, search, filter and order. */
export function orderRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  app.get('/api/orders.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const query = request.query as Query;
    const listing: OrderListing = {
      search: searchOf(query),
      filter: inputOf(schema, query, 'filter', 'OrderFilter'),
      orderBy: inputOf(schema, query, 'orderBy', 'OrderOrder'),
    };
    const viewer = await request.viewer();
    const csv = await csvOfPages(
      columns,
      (first, after) => listOrders(viewer, listing, first, after),
      (requests) => request.spend(requests),
    );
    return replyCsv(reply, 'orders', csv);
  });
}
