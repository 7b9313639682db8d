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

/** A list of a room's own as files. */
export interface ListCsv<Row, Listing> {
  /** What its address and its files are called. */
  name: string;
  /** The scope by which programs read it; left out, they do not. */
  scope?: Scope | null;
  columns: readonly Column<Row>[];
  /** The input types that its query has beside `search`, by the names of their arguments. */
  inputs: Record<string, string>;
  pageOf: (viewer: Viewer, listing: Listing, ...page: Parameters<PageOf<Row>>) => ReturnType<PageOf<Row>>;
  /** Whether it is of the caller's own doings, which are there as soon as they are done. */
  isOwn?: boolean;
}

/**
 * GET /api/<name>.csv and .xlsx: all that a list finds for the same viewer, by the names and rules of its query; of the
 * columns those that `columns` names.
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
