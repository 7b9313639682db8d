import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { requestFileColumns } from './data-request.queries';
import { dataRequests } from './data-requests.service';

/**
 * Registers GET /api/dataRequests.csv and .xlsx, with all rows of the list `dataRequests` for the same viewer, filter
 * and order.
 */
export const dataRequestRoutes = (app: FastifyInstance, schema: GraphQLSchema): void =>
  listCsvRoute(app, schema, {
    name: 'dataRequests',
    scope: null,
    columns: requestFileColumns,
    inputs: { filter: 'DataRequestFilter', where: 'DataRequestWhere', orderBy: 'DataRequestOrder' },
    pageOf: dataRequests,
  });
