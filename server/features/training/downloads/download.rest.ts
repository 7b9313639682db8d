import type { RouteOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { sendFile } from '#server/features/storage/send-file';
import { grantByLink, grantByViewer, type Wanted } from './download.service';

type Query = Record<string, unknown>;

async function send(request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<FastifyReply> {
  const { link } = request.query as Query;
  const { file, count } = await (link === undefined
    ? grantByViewer(await request.viewer(), wanted)
    : grantByLink(link, wanted));
  return sendFile(request, reply, file, count);
}

// Fastify's default HEAD route would read the whole file.
const route = {
  method: ['GET', 'HEAD'],
  exposeHeadRoute: false,
  config: { programs: 'read_results' },
} satisfies Partial<RouteOptions>;

/** Registers GET and HEAD of /api/downloads/:id and /api/downloads/:id/captions/:lang, by access token or link. */
export function downloadRoutes(app: FastifyInstance): void {
  app.route<{ Params: { id: string } }>({
    ...route,
    url: '/api/downloads/:id',
    handler: (request, reply) => send(request, reply, { downloadId: request.params.id, captions: null }),
  });

  app.route<{ Params: { id: string; lang: string } }>({
    ...route,
    url: '/api/downloads/:id/captions/:lang',
    handler: (request, reply) =>
      send(request, reply, { downloadId: request.params.id, captions: request.params.lang }),
  });
}
