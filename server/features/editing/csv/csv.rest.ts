import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, GraphQLString, isInputType } from 'graphql';
import '#server/platform/http/request';
import { disposition } from '#server/features/storage/send-file';
import { now } from '#server/platform/clock';
import { refuseField } from '#server/platform/errors';
import { checkedInput } from '#server/platform/graphql/wrong-variables';
import type { Edited } from '../edited';
import type { Things } from '../things.types';
import { csvOf, type Listing } from './csv';

const contentType = 'text/csv';

type Query = Record<string, unknown>;

/** The JSON of a parameter as the input type of that name takes it; nothing without the parameter. */
function inputOf<T>(schema: GraphQLSchema, query: Query, name: string, typeName: string): T | null {
  const sent = query[name];
  if (sent === undefined) return null;
  const type = schema.getType(typeName);
  if (typeof sent !== 'string' || !isInputType(type)) refuseJson(name);
  return checkedInput(name, type, parsed(name, sent)) as T;
}

function refuseJson(name: string): never {
  refuseField(name, `The parameter ${name} is no JSON that the list takes.`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseJson(name);
  }
}

/** What a list is asked for, by the names and rules of its query: `filter` and `orderBy` as JSON. */
function listingOf(schema: GraphQLSchema, things: Things<Edited>, query: Query): Listing {
  const { name } = things.description;
  const search = query['search'] ?? null;
  if (search !== null && !things.searched) refuseField('search', 'There is no search in this list.');
  return {
    search: checkedInput('search', GraphQLString, search) as string | null,
    filter: inputOf(schema, query, 'filter', `Edited${name}Filter`),
    orderBy: inputOf(schema, query, 'orderBy', `Edited${name}Order`),
  };
}

const fileName = (plural: string): string =>
  `${plural.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-${now().toISOString().slice(0, 10)}.csv`;

/** GET /api/edited<Plural>.csv of each kind of things: all that its list `edited<Plural>` finds. */
export function csvRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  kinds: readonly Things<Edited>[],
): void {
  for (const things of kinds) {
    const { plural } = things.description;
    // To say how a file begins would be to read all of it.
    app.get(`/api/edited${plural}.csv`, { exposeHeadRoute: false }, async (request, reply) => {
      const listing = listingOf(schema, things, request.query as Query);
      const viewer = await request.viewer();
      const csv = await csvOf(things, viewer, listing, (requests) => request.spend(requests));
      reply.type(`${contentType}; charset=utf-8`);
      reply.header('content-disposition', disposition({ filename: fileName(plural), contentType }));
      return reply.send(csv);
    });
  }
}
