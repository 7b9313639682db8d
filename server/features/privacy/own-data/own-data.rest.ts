import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { ownDataFile } from './own-data.service';

/** Registers GET /api/own-data/{request}, with the data export for the person who requested it. */
export function ownDataRoutes(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    '/api/own-data/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { filename, size, bytes } = await ownDataFile(await request.viewer(), request.params.id);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${filename}"`,
          'content-length': size,
          'cache-control': 'private, no-store',
        })
        .send(await bytes());
    },
  );
}
