import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { fromReplica } from '#server/platform/database/replica';
import type { Scope } from '#server/platform/access/scopes';
import type { Viewer } from '#server/platform/access/viewer';
import { selectedColumns } from './selected-columns';
import type { Column } from './columns';
import { fileRoutes } from './file-routes';
import { inputOf, searchOf } from './list-query';
import { type PageOf, tableOfPages } from './table-of-pages';

/** Definition of a list with CSV and Excel files. */
export interface ListCsv<Row, Listing> {
  /** Name in the path and of the files. */
  name: string;
  /** Scope for API clients. Without it they can't read the files. */
  scope?: Scope | null;
  columns: readonly Column<Row>[];
  /** Input types of its query besides `search`, by argument. */
  inputs: Record<string, string>;
  pageOf: (viewer: Viewer, listing: Listing, ...page: Parameters<PageOf<Row>>) => ReturnType<PageOf<Row>>;
  /**
   * True if the rows belong to the caller, who expects to see changes at once. They are never read from the
   * replica.
   */
  isOwn?: boolean;
}

/**
 * Registers GET and POST /api/<name>.csv and .xlsx: all rows that the list finds for the viewer, in the
 * columns of the parameter `columns`.
 */
export function listCsvRoute<Row, Listing extends object>(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { name, scope = null, columns, inputs, pageOf, isOwn = false }: ListCsv<Row, Listing>,
): void {
  fileRoutes(app, `/api/${name}`, scope, async (request, query) => {
    const given = Object.entries(inputs).map(([input, type]) => [input, inputOf(schema, query, input, type)]);
    const listing = { search: searchOf(query), ...Object.fromEntries(given) } as Listing;
    const viewer = await request.viewer();
    const page: PageOf<Row> = (first, after) => pageOf(viewer, listing, first, after);
    const old: PageOf<Row> = (...params) => fromReplica(() => page(...params));
    const spend = (requests: number) => request.spend(requests);
    const selected = selectedColumns(columns, query);
    return { name, isOwn, read: () => tableOfPages(selected, isOwn ? page : old, spend) };
  });
}
