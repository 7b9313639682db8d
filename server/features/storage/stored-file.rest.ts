import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { sendFile } from './send-file';
import { storedFile } from './stored-file.service';

/** GET and HEAD of /api/files/:id, a stored file for administrators. */
export function fileRoutes(app: FastifyInstance): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    config: { programs: 'read_results' },
    url: '/api/files/:id',
    handler: async (request, reply) =>
      sendFile(request, reply, await storedFile(await request.viewer(), request.params.id)),
  });
}
