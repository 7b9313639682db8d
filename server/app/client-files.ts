import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeNotFound } from './errors';

const served = /^\/(api|graphql|realms|assets|readyz|livez)(\/|$|\?)/;

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !served.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html');

/** Origins besides the portal's own that its pages use. */
interface OtherOrigins {
  /** Of images and films. */
  files: readonly string[];
  /** That files are uploaded to. */
  uploads: readonly string[];
}

/**
 * What a page may load: everything from here, images and films from where files lie too; styles inline because
 * components position themselves by them.
 */
async function pageHeaders(
  pages: FastifyInstance,
  publicUrl: string,
  { files, uploads }: OtherOrigins,
): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  await pages.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...uploads],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        mediaSrc: ["'self'", ...files],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    frameguard: false,
    hsts: secure,
  });
  // The silent sign-in answers inside a hidden frame of the portal itself.
  pages.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/silent-check-sso.html')) return;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  });
}

/**
 * Serves the built client, its one page for every path that is a screen. A page asked for under another name of
 * this machine is sent to the public address, as sign-in knows only that one.
 */
export async function clientFiles(
  pages: FastifyInstance,
  clientDir: string,
  publicUrl: string,
  origins: OtherOrigins,
): Promise<void> {
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const { host } = new URL(publicUrl);
  await pageHeaders(pages, publicUrl, origins);
  await pages.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  pages.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return routeNotFound(reply);
    if (request.headers.host !== host) return reply.redirect(`${publicUrl}${request.url}`, 307);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
