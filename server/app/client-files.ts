import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeNotFound } from './errors';

const served = /^\/(api|graphql|realms|assets|readyz|livez)(\/|$|\?)/;

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !served.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html');

/**
 * Serves the built client, its one page for every path that is a screen. A page asked for under another name of
 * this machine is sent to the public address, as sign-in knows only that one.
 */
export async function clientFiles(app: FastifyInstance, clientDir: string, publicUrl: string): Promise<void> {
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const { host } = new URL(publicUrl);
  await app.register(fastifyStatic, {
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
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return routeNotFound(reply);
    if (request.headers.host !== host) return reply.redirect(`${publicUrl}${request.url}`, 307);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
