import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { noteRejections } from '#server/features/identity/api-clients/client-use';
import type { Context } from '#server/platform/context';
import { writeAnswer } from '#server/platform/graphql/limits/answer-size';
import { compiledOperations } from '#server/platform/graphql/compiled';
import { documentLimits, maxTokens } from '#server/platform/graphql/limits/document-limits';
import { formatError } from '#server/platform/graphql/errors';
import { costLimit } from '#server/platform/graphql/limits/limits';
import { measuredOperations } from '#server/platform/metrics/operations';
import { errorStatuses } from '#server/platform/graphql/statuses';
import { typeScopes } from '#server/platform/graphql/type-scopes';
import { variableDepth } from '#server/platform/graphql/variable-depth';
import { namedVariables } from '#server/platform/graphql/wrong-variables';
import { saveKeyRules, withSaveKey } from '#server/platform/saves/save-key';
import { type ClientOperations, clientOperations } from './client-operations';
import { portalSchema } from './schema/schema';
import { operationsWhileImpersonating } from './impersonation-gate';

/** Starts the GraphQL server with all limits and returns the handler of its route. */
export async function startGraphql(): Promise<GraphqlAnswers> {
  const schema = await portalSchema();
  const operations = clientOperations();
  const { documentByHash } = operations;
  const known = new Set(documentByHash.keys());
  const server: ApolloServer<Context> = new ApolloServer<Context>({
    schema,
    persistedQueries: {
      cache: {
        // Apollo Server adds this prefix to each hash.
        get: async (key) => documentByHash.get(key.replace('apq:', '')) ?? server.cache.get(key),
        set: (...document) => server.cache.set(...document),
        delete: (key) => server.cache.delete(key),
      },
    },
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: maxTokens, noLocation: false },
    validationRules: [documentLimits],
    validationOptions: { maxErrors: 10, hideSuggestions: true },
    stringifyResult: writeAnswer,
    formatError,
    // Apollo Server would close the port at once. main.ts stops the parts in order.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationsWhileImpersonating,
      saveKeyRules,
      variableDepth,
      typeScopes(schema),
      costLimit(schema, known),
      compiledOperations(schema, known),
      namedVariables(schema),
      errorStatuses,
      measuredOperations(known),
      noteRejections,
    ],
  });
  await server.start();
  return graphqlAnswers(server, operations);
}

// The request headers that Apollo Server reads.
const headersRead = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of headersRead) {
    const value = headers[name];
    if (value !== undefined) read.set(name, String(value));
  }
  return read;
}

async function contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const viewer = await request.viewer();
  return { viewer, lang: viewer.kind === 'person' ? viewer.lang : 'en', request, reply };
}

type Body = { query?: unknown; extensions?: unknown } | null | undefined;

/** Replaces a document of the client by its hash, which Apollo Server would otherwise compute for each request. */
function byHash(sent: unknown, { hashByDocument }: ClientOperations): unknown {
  const { query, ...rest } = (sent as Body) ?? {};
  const sha256Hash = typeof query === 'string' ? hashByDocument.get(query) : undefined;
  if (sha256Hash === undefined || rest.extensions !== undefined) return sent;
  return { ...rest, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

type GraphqlAnswers = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/**
 * Handles requests of /graphql. It replaces the Fastify adapter, which copies every header and parses the whole URL on
 * this hot path.
 */
const graphqlAnswers =
  (server: ApolloServer<Context>, operations: ClientOperations): GraphqlAnswers =>
  async (request, reply) => {
    const { method, url } = request;
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const body = byHash(request.body, operations);
    const answer = await withSaveKey(request.headers['idempotency-key'], request.body, () =>
      server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headersOf(request), search, body },
        context: () => contextOf(request, reply),
      }),
    );
    for (const [name, value] of answer.headers) void reply.header(name, value);
    void reply.code(answer.status ?? 200);
    if (answer.body.kind === 'chunked')
      throw new Error('An answer came in parts, which no directive here asks for.');
    return answer.body.string;
  };
