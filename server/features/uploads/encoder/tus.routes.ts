import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tusPath } from './assembly-status';
import { requireOwnUpload } from './own-assembly';
import { tusIngest } from './tus-ingest';

// Whoever sends nothing for so long is gone; what has arrived is kept.
const silence = 60_000;

/** Files as they arrive, by the tus protocol. */
export function tusRoutes(app: FastifyInstance): void {
  const tus = tusIngest();
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    request.raw.setTimeout(silence, () => void request.raw.destroy());
    request.raw.once('end', () => {
      // The storage may take its time; a connection that has been answered has its own limit again.
      if (!reply.raw.writableFinished) request.raw.setTimeout(0);
    });
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
    await tus.handle(request.raw, reply.raw);
  };
  const preHandler = async (request: FastifyRequest): Promise<void> =>
    requireOwnUpload(request, (request.params as { id?: string }).id ?? null);
  for (const url of [tusPath, `${tusPath}/`]) {
    app.route({ method: ['POST', 'OPTIONS'], url, preHandler, handler });
  }
  app.route({
    method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
    url: `${tusPath}/:id`,
    exposeHeadRoute: false,
    preHandler,
    handler,
  });
}
