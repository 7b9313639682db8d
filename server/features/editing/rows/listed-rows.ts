import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Scope } from '#server/platform/access/scopes';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import type { Viewer } from '#server/platform/access/viewer';
import type { Column } from '../csv/columns';
import { listCsvRoute } from '../csv/list-csv.rest';
import { listRows, type RowListing, rowQuery } from './list-rows';
import type { RowList } from './row-list';

/** Definition of a row list in the API: its query `admin<Plural>`, types and files. */
export interface ListedRows<Row extends { id: string }, Field extends string = string> {
  /** Singular and plural in the API, such as `Result` and `Results`. */
  name: string;
  plural: string;
  /** Type of a row in the API. */
  type: new () => Row;
  description: string;
  /** Description of the search. */
  search: string;
  /** Scope for API clients; null allows people only. */
  scope: Scope | null;
  /** Throws an error if the viewer can't read the list, or can't export it as a file. */
  assertCanRead: (viewer: Viewer, listing: RowListing, isFile: boolean) => unknown;
  list: RowList<Field>;
  columns: readonly Column<Row>[];
}

export type AnyRows = ListedRows<never>;

export const queryName = ({ plural }: Pick<AnyRows, 'plural'>): string => `admin${plural}`;

/** Returns a page of a row list; throws an error if the viewer can't read it. */
export async function pageOfRows<Row extends { id: string }, Field extends string>(
  { assertCanRead, list }: Pick<ListedRows<Row, Field>, 'assertCanRead' | 'list'>,
  viewer: Viewer,
  listing: RowListing<Field>,
  first: number,
  after?: string | null,
  page?: PageRequest,
  isFile = false,
) {
  assertCanRead(viewer, listing, isFile);
  return listRows<Row, Field>(list, rowQuery(list, listing), first, after, page);
}

/** Registers GET and POST /api/admin<Plural>.csv and .xlsx: all rows that the list finds for the viewer. */
export function listedRowsRoute(app: FastifyInstance, schema: GraphQLSchema, rows: AnyRows): void {
  listCsvRoute(app, schema, {
    name: queryName(rows),
    scope: rows.scope,
    columns: rows.columns,
    inputs: { where: `Admin${rows.name}Where`, orderBy: `Admin${rows.name}Order` },
    pageOf: (viewer, listing: RowListing, first, after) =>
      pageOfRows(rows, viewer, listing, first, after, undefined, true),
  });
}
