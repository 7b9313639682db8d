import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Column } from '#server/features/editing/csv/columns';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import type { OrderValues } from './order.types';
import { listOrders } from './orders.service';

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
  listCsvRoute(app, schema, {
    name: 'orders',
    scope: 'read_people',
    columns,
    inputs: { filter: 'OrderFilter', orderBy: 'OrderOrder' },
    pageOf: listOrders,
  });
}
