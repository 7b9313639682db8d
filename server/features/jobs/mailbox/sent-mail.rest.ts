import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { mailFileColumns } from './sent-mail-rows';
import { sentMails } from './sent-mail.service';

/**
 * Registers GET /api/sentMails.csv and .xlsx, with all rows of the list `sentMails` for the same viewer, conditions and
 * order.
 */
export const sentMailRoutes = (app: FastifyInstance, schema: GraphQLSchema): void =>
  listCsvRoute(app, schema, {
    name: 'sentMails',
    columns: mailFileColumns,
    inputs: { where: 'SentMailWhere', orderBy: 'SentMailOrder' },
    pageOf: sentMails,
  });
