import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { jobFileColumns } from './background-job.queries';
import { backgroundJobs } from './background-jobs.service';

/**
 * Registers GET /api/backgroundJobs.csv and .xlsx, with all rows of the list `backgroundJobs` for the same viewer,
 * filter and order.
 */
export const backgroundJobRoutes = (app: FastifyInstance, schema: GraphQLSchema): void =>
  listCsvRoute(app, schema, {
    name: 'backgroundJobs',
    columns: jobFileColumns,
    inputs: { filter: 'BackgroundJobFilter', where: 'BackgroundJobWhere', orderBy: 'BackgroundJobOrder' },
    pageOf: backgroundJobs,
  });
