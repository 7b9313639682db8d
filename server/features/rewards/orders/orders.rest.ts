import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import type { OrderValues } from './order.types';
import { listOrders } from './orders.service';

const addressFields = ['name', 'street', 'unit', 'city', 'region', 'postalCode', 'country'] as const;

const columns: readonly Column<OrderValues>[] = [
  { header: 'number', cell: ({ number }) => number },
  { header: 'state', cell: ({ state }) => state },
  { header: 'reward', cell: ({ rewardNameTranslations }) => rewardNameTranslations.en },
  { header: 'price', cell: ({ price }) => price },
  { header: 'person', cell: ({ personName }) => personName },
  { header: 'account', cell: ({ accountName }) => accountName ?? '' },
  { header: 'address', cell: ({ address }) => address },
  ...addressFields.map((field) => ({
    header: field === 'name' ? 'recipient' : field,
    cell: ({ shippingAddress }: OrderValues) => shippingAddress?.[field] ?? '',
  })),
  { header: 'trackingNumber', cell: ({ trackingNumber }) => trackingNumber ?? '' },
  moments('placedAt', ({ placedAt }) => placedAt),
  moments('packedAt', ({ packedAt }) => packedAt),
  moments('sentAt', ({ sentAt }) => sentAt),
  moments('receivedAt', ({ receivedAt }) => receivedAt),
  moments('cancelledAt', ({ cancelledAt }) => cancelledAt),
  { header: 'cancelReason', cell: ({ cancelReason }) => cancelReason ?? '' },
];

/**
 * Registers GET /api/orders.csv and .xlsx, with all rows of the list `orders` for the same viewer, search, filter,
 * conditions and order.
 */
export function orderRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  listCsvRoute(app, schema, {
    name: 'orders',
    scope: 'read_people',
    columns,
    inputs: { filter: 'OrderFilter', where: 'OrderWhere', orderBy: 'OrderOrder' },
    pageOf: listOrders,
  });
}
