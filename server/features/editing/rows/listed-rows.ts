import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Scope } from '#server/platform/access/scopes';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import type { Viewer } from '#server/platform/access/viewer';
import type { Column } from '../csv/columns';
import { listCsvRoute } from '../csv/list-csv.rest';
import { listRows, type RowListing, rowQuery } from './list-rows';
import type { RowList } from './row-list';

/** A list of rows as the API has it: query `listed<Plural>`, its types, and its CSV. */
export interface ListedRows<Row extends { id: string }, Field extends string = string> {
  /** What one of its rows is called, and several: `Result` and `Results`. */
  name: string;
  plural: string;
  /** The type that a row has in the API. */
  type: new () => Row;
  description: string;
  /** What a search finds. */
  search: string;
  /** The scope by which programs read it; null where they do not. */
  scope: Scope | null;
  /** Refuses who may not read what is asked for, as a file where it is one. */
  assertCanRead: (viewer: Viewer, listing: RowListing, isFile: boolean) => unknown;
  list: RowList<Field>;
  columns: readonly Column<Row>[];
}

/** Of any kind of rows. */
export type AnyRows = ListedRows<never>;

export const queryName = ({ plural }: Pick<AnyRows, 'plural'>): string => `admin${plural}`;

/** A page of such a list, for whoever may read it. */
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

/** GET /api/admin<Plural>.csv and .xlsx: all that the list finds for the same viewer, search, conditions and order. */
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
