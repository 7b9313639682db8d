import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { sendFile } from '#server/features/storage/send-file';
import { storedFile } from './stored-file.service';

/** GET and HEAD of /api/files/:id, a stored file by the rule of what uses it. */
export function storedFileRoutes(app: FastifyInstance): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    // Which scope a program needs depends on the file.
    config: { programs: 'all' },
    url: '/api/files/:id',
    handler: async (request, reply) =>
      sendFile(request, reply, await storedFile(await request.viewer(), request.params.id)),
  });
}
