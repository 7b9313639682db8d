import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { AppError } from '#server/platform/errors';
import { busyPage } from './page/provider-pages';
import { realmLimits } from './realm-limits';

/** The content security policy of the provider: nothing from other origins, nothing inline. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  // Page audit tools fetch robots.txt from within the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Replaces the Host header, which callers control, so that addresses and cookies use the configured origin. */
function pinOrigin(request: FastifyRequest, publicUrl: URL): void {
  request.raw.headers.host = publicUrl.host;
  request.raw.headers['x-forwarded-host'] = publicUrl.host;
  request.raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
}

function handOver(provider: Provider, path: string) {
  const handle = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '/';
    raw.url = raw.originalUrl.slice(path.length);
    await handle(raw, reply.raw);
  };
}

/** Shows people a page when they are rate limited. API clients get the code. */
function answerPeople(realm: FastifyInstance): void {
  realm.setErrorHandler<Error, { Querystring: Record<string, unknown> }>(async (error, request, reply) => {
    const isFull = error instanceof AppError && error.code === 'RATE_LIMITED';
    if (!isFull || !(request.headers.accept ?? '').includes('text/html')) throw error;
    const wait = Number(error.details['retryAfterSeconds']);
    return reply
      .code(error.status)
      .headers({ 'retry-after': String(wait), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(await busyPage(request, wait));
  });
}

/** A realm at the portal's own address. */
export interface MountedRealm {
  path: string;
  provider: Provider;
  publicUrl: string;
  /** Requests per caller in ten seconds, from which the realm's limits are derived. */
  rateLimit: number;
  /** Registers its own pages and endpoints. */
  routes: (realm: FastifyInstance) => Promise<void>;
}

/**
 * Registers a realm under its path: its own routes, and oidc-provider for everything else, which gets the unread body.
 */
export async function mountRealm(
  app: FastifyInstance,
  { path, provider, publicUrl, rateLimit, routes }: MountedRealm,
): Promise<void> {
  const origin = new URL(publicUrl);
  await app.register(
    async (realm) => {
      const limit = realmLimits(rateLimit, path);
      answerPeople(realm);
      realm.addHook('onRequest', async (request, reply) => {
        pinOrigin(request, origin);
        reply.raw.setHeader('content-security-policy', contentPolicy);
        reply.raw.setHeader('x-frame-options', 'DENY');
        reply.raw.setHeader('x-content-type-options', 'nosniff');
        reply.raw.setHeader('referrer-policy', 'no-referrer');
        await limit(request);
      });
      await routes(realm);
      await realm.register(async (rest) => {
        rest.removeAllContentTypeParsers();
        rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
        rest.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/*', handler: handOver(provider, path) });
      });
    },
    { prefix: path },
  );
}
