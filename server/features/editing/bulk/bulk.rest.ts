import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Column } from '../csv/columns';
import { listCsvRoute } from '../csv/list-csv.rest';
import { bulkRows } from './bulk-reading.service';
import type { BulkRow } from './bulk.types';

const columns: readonly Column<BulkRow>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name ?? '' },
  { header: 'reason', cell: ({ reason }) => reason },
  { header: 'detail', cell: ({ detail }) => detail ?? '' },
];

/**
 * GET /api/bulkRows.csv and .xlsx: the rows that a bulk action left unchanged, each with the reason. The
 * parameter `id` is JSON.
 */
export function bulkRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  listCsvRoute<BulkRow, { id: string | null }>(app, schema, {
    name: 'bulkRows',
    columns,
    inputs: { id: 'ID!' },
    pageOf: (viewer, { id }, first, after) => bulkRows(viewer, id ?? '', first, after),
    isOwn: true,
  });
}
