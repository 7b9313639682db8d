import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import '#server/platform/http/request';
import type { Viewer } from '#server/platform/viewer';
import type { Column } from './columns';
import { csvOfPages, type PageOf } from './csv-of-pages';
import { inputOf, type Query, replyCsv, searchOf } from './csv-request';

/** A list of a room's own as CSV. */
export interface ListCsv<Row, Listing> {
  /** What its address and its file are called. */
  name: string;
  columns: readonly Column<Row>[];
  /** The input types that its query has beside `search`, by the names of their arguments. */
  inputs: Record<string, string>;
  pageOf: (viewer: Viewer, listing: Listing, ...page: Parameters<PageOf<Row>>) => ReturnType<PageOf<Row>>;
}

/** GET /api/<name>.csv: all that a list finds for the same viewer, by the names and rules of its query. */
export function listCsvRoute<Row, Listing extends object>(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { name, columns, inputs, pageOf }: ListCsv<Row, Listing>,
): void {
  app.get(`/api/${name}.csv`, { exposeHeadRoute: false }, async (request, reply) => {
    const query = request.query as Query;
    const given = Object.entries(inputs).map(([input, type]) => [input, inputOf(schema, query, input, type)]);
    const listing = { search: searchOf(query), ...Object.fromEntries(given) } as Listing;
    const viewer = await request.viewer();
    const csv = await csvOfPages(
      columns,
      (first, after) => pageOf(viewer, listing, first, after),
      (requests) => request.spend(requests),
    );
    return replyCsv(reply, name, csv);
  });
}
