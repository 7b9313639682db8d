import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { programsWith } from '#server/platform/http/request';
import { refuseField } from '#server/platform/errors';
import type { Edited } from '../edited';
import type { Things } from '../things.types';
import { csvOf, type Listing } from './csv';
import { inputOf, type Query, replyOldCsv, searchOf } from './csv-request';

/** What a list is asked for, by the names and rules of its query: `filter` and `orderBy` as JSON. */
function listingOf(schema: GraphQLSchema, things: Things<Edited>, query: Query): Listing {
  const { name } = things.description;
  if (query['search'] != null && !things.searched) refuseField('search', 'There is no search in this list.');
  return {
    search: searchOf(query),
    filter: inputOf(schema, query, 'filter', `Edited${name}Filter`),
    where: inputOf(schema, query, 'where', '[Condition!]'),
    orderBy: inputOf(schema, query, 'orderBy', `Edited${name}Order`),
  };
}

/** GET /api/edited<Plural>.csv of each kind of things: all that its list `edited<Plural>` finds. */
export function csvRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  kinds: readonly Things<Edited>[],
): void {
  for (const things of kinds) {
    const { plural } = things.description;
    // To say how a file begins would be to read all of it.
    const route = { exposeHeadRoute: false, config: programsWith(things.scopes.read) };
    app.get(`/api/edited${plural}.csv`, route, async (request, reply) => {
      const listing = listingOf(schema, things, request.query as Query);
      const viewer = await request.viewer();
      const read = () => csvOf(things, viewer, listing, (requests) => request.spend(requests));
      return replyOldCsv(reply, plural.replace(/\B[A-Z]/g, '-$&').toLowerCase(), read);
    });
  }
}
