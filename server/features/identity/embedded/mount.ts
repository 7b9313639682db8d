import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { ownEndpoints } from './own-endpoints';
import { realmPath } from './realm';
import { signInRoutes } from './sign-in.routes';

/** What every page and answer of the provider may load: nothing from elsewhere, nothing inline. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The Host header is the caller's word; addresses and cookies follow the configured one instead. */
function pinOrigin(request: FastifyRequest, publicUrl: URL): void {
  request.raw.headers.host = publicUrl.host;
  request.raw.headers['x-forwarded-host'] = publicUrl.host;
  request.raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
}

function handOver(provider: Provider) {
  const handle = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    raw.originalUrl = raw.url ?? '/';
    raw.url = raw.originalUrl.slice(realmPath.length);
    await handle(raw, reply.raw);
  };
}

/**
 * The provider under its realm's path: the sign-in page, own small endpoints, and everything else handed to
 * oidc-provider with its body unread.
 */
export async function mountProvider(
  app: FastifyInstance,
  provider: Provider,
  publicUrl: string,
): Promise<void> {
  const origin = new URL(publicUrl);
  await app.register(
    async (realm) => {
      realm.addHook('onRequest', async (request, reply) => {
        pinOrigin(request, origin);
        reply.raw.setHeader('content-security-policy', contentPolicy);
        reply.raw.setHeader('x-frame-options', 'DENY');
        reply.raw.setHeader('x-content-type-options', 'nosniff');
        reply.raw.setHeader('referrer-policy', 'no-referrer');
      });
      await realm.register(async (pages) => signInRoutes(pages, provider));
      await realm.register(async (own) => ownEndpoints(own));
      await realm.register(async (rest) => {
        rest.removeAllContentTypeParsers();
        rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
        rest.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/*', handler: handOver(provider) });
      });
    },
    { prefix: realmPath },
  );
}
