import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { requestFileColumns } from './data-request.queries';
import { dataRequests } from './data-requests.service';

/** GET /api/dataRequests.csv and .xlsx: all that the list `dataRequests` finds for the same viewer, filter and order. */
export const dataRequestRoutes = (app: FastifyInstance, schema: GraphQLSchema): void =>
  listCsvRoute(app, schema, {
    name: 'dataRequests',
    scope: null,
    columns: requestFileColumns,
    inputs: { filter: 'DataRequestFilter', where: '[Condition!]', orderBy: 'DataRequestOrder' },
    pageOf: dataRequests,
  });
