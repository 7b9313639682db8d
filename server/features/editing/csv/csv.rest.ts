import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { refuseField } from '#server/platform/errors';
import type { Edited } from '../edited';
import type { Things } from '../things.types';
import { chosenColumns } from './chosen-columns';
import { fileColumns, type FurtherColumns } from './columns';
import { fileRoutes } from './file-routes';
import { inputOf, type Query, searchOf } from './list-query';
import { type Listing, tableOf } from './table-of-things';

/** What a list is asked for, by the names and rules of its query: `filter` and `orderBy` as JSON. */
function listingOf(schema: GraphQLSchema, things: Things<Edited>, query: Query): Listing {
  const { name } = things.description;
  if (query['search'] != null && !things.searched) refuseField('search', 'There is no search in this list.');
  return {
    search: searchOf(query),
    filter: inputOf(schema, query, 'filter', `Admin${name}Filter`),
    where: inputOf(schema, query, 'where', '[Condition!]'),
    orderBy: inputOf(schema, query, 'orderBy', `Admin${name}Order`),
  };
}

interface Kind {
  things: Things<Edited>;
  further?: FurtherColumns<Edited>;
}

/**
 * GET /api/admin<Plural>.csv and .xlsx of each kind of things: all that its list `admin<Plural>` finds; of the columns
 * those that `columns` names.
 */
export function csvRoutes(app: FastifyInstance, schema: GraphQLSchema, kinds: readonly Kind[]): void {
  for (const { things, further } of kinds) {
    const { plural } = things.description;
    const all = [...fileColumns(things.description), ...(further?.columns ?? [])];
    fileRoutes(app, `/api/admin${plural}`, things.scopes.read, async (request, query) => {
      const listing = listingOf(schema, things, query);
      const viewer = await request.viewer();
      const spend = (requests: number) => request.spend(requests);
      const name = plural.replace(/\B[A-Z]/g, '-$&').toLowerCase();
      const columns = chosenColumns(all, query);
      const isChosen = further?.columns.some((column) => columns.includes(column));
      const more = isChosen ? further : undefined;
      return { name, read: () => tableOf(things, columns, viewer, listing, spend, more) };
    });
  }
}
