import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyReply } from 'fastify';
import '#server/platform/http/request';
import { countClientUse } from '#server/features/identity/api-clients/client-use';
import { verifyAccessToken } from '#server/features/identity/tokens';
import { viewerOf } from '#server/features/identity/viewer.service';
import { keepMail } from '#server/features/notifications/mailbox/mailbox';
import { imageRoutes } from '#server/features/uploads/image-routes';
import { openHostedService, uploadOrigins } from '#server/features/uploads/hosted/hosted-service';
import { openUploadService } from '#server/features/uploads/signing/upload-service';
import { databaseShortage } from '#server/platform/database/database-shortage';
import { noteRequests } from '#server/platform/http/note-requests';
import { isEnding, leaveConnections } from '#server/platform/http/ending';
import { networkOf } from '#server/platform/http/network';
import { takenMediaType } from '#server/platform/graphql/media-type';
import { packAnswers } from '#server/platform/http/pack';
import { etagOf, sendPublic } from '#server/platform/http/public-read';
import { measureRequests, metricsRoute } from '#server/platform/metrics/requests';
import { requestLimit } from '#server/platform/limits/rate-limit';
import { partStatuses, readIdentityStatus } from '#server/platform/parts';
import { root } from '#server/platform/root';
import type { Viewer } from '#server/platform/access/viewer';
import { clientFiles, type Site } from './client-files';
import type { Config } from '../config/config';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  proxyFilter,
  serverOptions,
} from './connections';
import { answerUnreadableUrl, handleErrors, routeNotFound } from './errors';
import type { OpenIdentity } from '../identity';
import { requireRouteRules } from './route-rules';
import { startGraphql } from '../graphql';
import { portalRoutes } from './rest';
import { answerUnreadableRequest } from './unreadable-requests';

const largestBody = 256 * 1024;
/** Characters of a query that count as one additional request. The client's own queries are shorter. */
const charactersOfRequest = 2000;

/** Headers of every data response: no caching, no framing and no content sniffing. */
const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Adds `subject()` and `viewer()` to every request. Each is computed once. */
function callers(app: FastifyInstance): void {
  app.decorateRequest('knownSubject', undefined);
  app.decorateRequest('knownViewer', undefined);
  app.decorateRequest('subject', function (this: FastifyRequest) {
    return (this.knownSubject ??= verifyAccessToken(this.headers.authorization));
  });
  app.decorateRequest('viewer', function (this: FastifyRequest) {
    return (this.knownViewer ??= this.subject().then(viewerOf));
  });
}

/** Returns the key that a caller's requests are counted by. Returns null for strangers, who are counted by address. */
function callerOf(viewer: Viewer | null): string | null {
  if (viewer?.kind === 'person') return viewer.seenBy?.profileId ?? viewer.profileId;
  if (viewer?.kind === 'client') return viewer.clientId;
  return null;
}

/** Returns how many additional requests a long query counts as. Parsing takes time even if the query is rejected. */
function longerBy({ body, query }: FastifyRequest): number {
  const { query: text } = ((body ?? query) as { query?: unknown } | null) ?? {};
  return typeof text === 'string' ? Math.floor(text.length / charactersOfRequest) : 0;
}

/** Registers /graphql. Queries can use GET, so that public responses can be revalidated. */
function graphqlRoutes(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
): void {
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    // The header is reduced to one media type, so that later readers negotiate the same one.
    const { headers } = request;
    if (headers.accept !== undefined) headers.accept = takenMediaType(headers.accept) ?? headers.accept;
    await request.viewer();
  };
  app.post('/graphql', { preHandler }, answer);
  app.get('/graphql', { preHandler }, async (request, reply) => {
    const text = await answer(request, reply);
    const { kind } = await request.viewer();
    if (kind !== 'stranger' || reply.statusCode !== 200) return text;
    return sendPublic(request, reply.header('vary', 'accept, authorization'), text);
  });
}

/**
 * A server is ready if it can serve most requests. Without the database it can't. Without the identity provider,
 * storage or mail server most requests still work, and a full database can be read.
 */
function health(app: FastifyInstance): void {
  app.get('/livez', async () => ({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    if (isEnding()) return reply.code(503).send({ status: 'ending' });
    const parts = await partStatuses();
    if (parts.database === 'ready') return { status: 'ready', parts };
    if (databaseShortage() === parts.database) return { status: 'degraded', parts };
    return reply.code(503).send({ status: 'unavailable', parts });
  });
}

function siteOf({ publicUrl, identity, s3, transloadit }: Config): Site {
  const issuer = identity?.issuer ?? null;
  const origins = {
    files: s3 ? [s3.endpoint, new URL(s3.publicUrl).origin] : [],
    uploads: transloadit ? uploadOrigins(transloadit) : [],
    identity: issuer ? [new URL(issuer).origin] : [],
  };
  return { publicUrl, issuer, origins };
}

/** Builds the server for an open database: pages, REST, GraphQL and health. It doesn't listen yet. */
export async function createApp(
  config: Config,
  identity: Pick<OpenIdentity, 'register' | 'word'>,
  connections: ConnectionLimits = connectionLimits,
): Promise<FastifyInstance> {
  const isProxy = proxyFilter(config);
  const app = fastify({
    ...serverOptions(connections),
    bodyLimit: largestBody,
    trustProxy: config.behindProxy && isProxy,
    logger: false,
    forceCloseConnections: true,
    frameworkErrors: answerUnreadableUrl,
    clientErrorHandler: answerUnreadableRequest,
  });
  openUploadService({ url: config.publicUrl });
  openHostedService(config.transloadit);
  keepMail(config.smtpUrl === null);
  const limit = requestLimit(config.rateLimit);
  requireRouteRules(app);
  noteRequests(app);
  handleErrors(app);
  measureRequests(app);
  leaveConnections(app);
  limitConnections(app, connections, isProxy);
  await app.register(cookie);
  callers(app);
  app.decorateRequest('spend', async function (this: FastifyRequest, requests: number) {
    // An unknown viewer is counted by address. The handler that needs the viewer rejects the request.
    const viewer = await this.viewer().catch(() => null);
    await limit(callerOf(viewer) ?? networkOf(this.ip), requests);
  });
  readIdentityStatus(identity.word);
  health(app);
  metricsRoute(app, config.metricsToken);
  imageRoutes(app);
  await app.register(async (scope) => identity.register(scope));

  const answerGraphql = await startGraphql();
  const ceiling = async (request: FastifyRequest): Promise<void> => {
    await request.spend(1 + longerBy(request));
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(dataHeaders);
      done();
    });
    countClientUse(scope);
    scope.addHook('preHandler', ceiling);
    packAnswers(scope);
    const schema = readFileSync(join(root, 'schema.graphql'), 'utf8');
    const schemaTag = etagOf(schema);
    scope.get('/schema.graphql', async (request, reply) =>
      sendPublic(request, reply.type('text/plain; charset=utf-8'), schema, schemaTag),
    );
    graphqlRoutes(scope, answerGraphql);
    await scope.register(async (rest) => portalRoutes(rest, config.publicUrl, connections.upload));
  });
  const { clientDir } = config;
  if (clientDir) await app.register(async (pages) => clientFiles(pages, clientDir, siteOf(config)));
  else app.setNotFoundHandler(async (request, reply) => routeNotFound(request, reply));
  return app;
}
