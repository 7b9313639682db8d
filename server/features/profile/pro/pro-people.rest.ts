import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { proFileColumns } from './pro-people.queries';
import { proPeople } from './pro-people.service';

/**
 * Registers GET /api/proPeople.csv and .xlsx, with all rows of the list `proPeople` for the same viewer, conditions and
 * order.
 */
export const proPeopleRoutes = (app: FastifyInstance, schema: GraphQLSchema): void =>
  listCsvRoute(app, schema, {
    name: 'proPeople',
    scope: 'read_people',
    columns: proFileColumns,
    inputs: { where: 'ProPersonWhere', orderBy: 'ProPersonOrder' },
    pageOf: proPeople,
  });
