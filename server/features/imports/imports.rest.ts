import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { fileRoutes } from '#server/features/editing/csv/file-routes';
import type { Query } from '#server/features/editing/csv/list-query';
import { assertCanImport } from './imports.policy';
import { receiveImport } from './create-import';
import { importFileColumns } from './import-list';
import { importsOf } from './imports.service';
import { rejectedRows } from './checking/rejected-rows';

/**
 * Registers the REST routes of imports:
 * - POST /api/imports?kind=…&filename=…, with the file of at most 50 MB as its body.
 * - GET /api/imports/:id/rejected.csv and .xlsx, the rejected rows with a last column of reasons.
 * - GET /api/imports.csv and .xlsx, all rows of the list `imports` for the same viewer, search, filter, conditions and
 * order.
 */
export async function importRoutes(app: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  listCsvRoute(app, schema, {
    name: 'imports',
    scope: 'run_imports',
    columns: importFileColumns,
    inputs: { filter: 'ImportFilter', where: 'ImportWhere', orderBy: 'ImportOrder' },
    pageOf: importsOf,
  });

  fileRoutes(app, '/api/imports/:id/rejected', 'run_imports', async (request) => {
    const { id } = request.params as { id: string };
    const { lang } = request.query as Query;
    const viewer = await request.viewer();
    const spend = (requests: number) => request.spend(requests);
    return { name: 'rejected', isOwn: true, read: () => rejectedRows(viewer, id, lang, spend) };
  });
  await app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, _body, done) => done(null));

    files.post<{ Querystring: Query }>(
      '/api/imports',
      {
        config: { programs: 'run_imports' },
        onRequest: async (request) => void assertCanImport(await request.viewer()),
      },
      async (request) => {
        const { kind, filename } = request.query;
        return {
          success: true,
          _id: await receiveImport(await request.viewer(), kind, filename, request.raw),
        };
      },
    );
  });
}
