import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { sendFile } from '#server/features/storage/send-file';
import { storedFile } from './stored-file.service';

/** Registers GET and HEAD of /api/files/:id. Access depends on the use of the file. */
export function storedFileRoutes(app: FastifyInstance): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    // The scope that an API client needs depends on the file.
    config: { programs: 'all' },
    url: '/api/files/:id',
    handler: async (request, reply) =>
      sendFile(request, reply, await storedFile(await request.viewer(), request.params.id)),
  });
}
