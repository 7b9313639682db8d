import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepPace, type Pace } from '#server/platform/limits/pace';
import { tusPath } from '../assemblies/assembly-status';
import { requireOwnUpload } from '../assemblies/own-assembly';
import { tusIngest } from './tus-ingest';

/** Registers the tus protocol. Uploads below the minimum rate are ended, and their received bytes are stored. */
export function tusRoutes(app: FastifyInstance, pace: Pace): void {
  const tus = tusIngest();
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    keepPace(request.raw, pace);
    // The storage can be slow. The timeout applies again after the response.
    request.raw.setTimeout(0);
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
    await tus.handle(request.raw, reply.raw);
  };
  const preHandler = async (request: FastifyRequest): Promise<void> =>
    requireOwnUpload(request, (request.params as { id?: string }).id ?? null);
  const config = { ownPace: true };
  for (const url of [tusPath, `${tusPath}/`]) {
    app.route({ method: ['POST', 'OPTIONS'], url, config, preHandler, handler });
  }
  app.route({
    method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${tusPath}/:id`,
    exposeHeadRoute: false,
    config,
    preHandler,
    handler,
  });
}
