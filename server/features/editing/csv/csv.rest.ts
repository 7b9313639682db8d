import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { throwFieldError } from '#server/platform/errors';
import type { Edited } from '../edited';
import type { ResourceService } from '../resources.types';
import { selectedColumns } from './selected-columns';
import { fileColumns, type FurtherColumns } from './columns';
import { fileRoutes } from './file-routes';
import { inputOf, type Query, searchOf } from './list-query';
import { type Listing, tableOf } from './table-of-resources';

/**
 * Returns the list arguments in the parameters of a file request; `filter`, `where` and `orderBy` are JSON.
 */
function listingOf(schema: GraphQLSchema, resources: ResourceService<Edited>, query: Query): Listing {
  const { name } = resources.description;
  if (query['search'] != null && !resources.searched)
    throwFieldError('search', 'There is no search in this list.');
  return {
    search: searchOf(query),
    filter: inputOf(schema, query, 'filter', `Admin${name}Filter`),
    where: inputOf(schema, query, 'where', `Admin${name}Where`),
    orderBy: inputOf(schema, query, 'orderBy', `Admin${name}Order`),
  };
}

interface Kind {
  resources: ResourceService<Edited>;
  further?: FurtherColumns<Edited>;
}

/**
 * Registers GET and POST /api/admin<Plural>.csv and .xlsx for each resource: all rows that its list finds, in
 * the columns of the parameter `columns`.
 */
export function csvRoutes(app: FastifyInstance, schema: GraphQLSchema, kinds: readonly Kind[]): void {
  for (const { resources, further } of kinds) {
    const { plural } = resources.description;
    const all = [...fileColumns(resources.description), ...(further?.columns ?? [])];
    fileRoutes(app, `/api/admin${plural}`, resources.scopes.read, async (request, query) => {
      const listing = listingOf(schema, resources, query);
      const viewer = await request.viewer();
      const spend = (requests: number) => request.spend(requests);
      const name = plural.replace(/\B[A-Z]/g, '-$&').toLowerCase();
      const columns = selectedColumns(all, query);
      const isSelected = further?.columns.some((column) => columns.includes(column));
      const more = isSelected ? further : undefined;
      return { name, read: () => tableOf(resources, columns, viewer, listing, spend, more) };
    });
  }
}
