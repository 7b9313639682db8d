import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, GraphQLString, isInputType } from 'graphql';
import '#server/platform/http/request';
import { disposition } from '#server/features/storage/send-file';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
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
  if (typeof sent !== 'string' || !isInputType(type)) throw wrongJson(name);
  return checkedInput(name, type, parsed(name, sent)) as T;
}

const wrongJson = (name: string): AppError =>
  new AppError('BAD_USER_INPUT', `The parameter ${name} is no JSON that the list takes.`);

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongJson(name);
  }
}

/** What a list is asked for, by the names and rules of its query: `filter` and `orderBy` as JSON. */
const listingOf = (schema: GraphQLSchema, name: string, query: Query): Listing => ({
  search: checkedInput('search', GraphQLString, query['search'] ?? null) as string | null,
  filter: inputOf(schema, query, 'filter', `Edited${name}Filter`),
  orderBy: inputOf(schema, query, 'orderBy', `Edited${name}Order`),
});

const fileName = (plural: string): string =>
  `${plural.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-${now().toISOString().slice(0, 10)}.csv`;

/** GET /api/edited<Plural>.csv of each kind of things: all that its list `edited<Plural>` finds. */
export function csvRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  kinds: readonly Things<Edited>[],
): void {
  for (const things of kinds) {
    const { name, plural } = things.description;
    // To say how a file begins would be to read all of it.
    app.get(`/api/edited${plural}.csv`, { exposeHeadRoute: false }, async (request, reply) => {
      const listing = listingOf(schema, name, request.query as Query);
      const viewer = await request.viewer();
      const csv = await csvOf(things, viewer, listing, (requests) => request.spend(requests));
      reply.type(`${contentType}; charset=utf-8`);
      reply.header('content-disposition', disposition({ filename: fileName(plural), contentType }));
      return reply.send(csv);
    });
  }
}
