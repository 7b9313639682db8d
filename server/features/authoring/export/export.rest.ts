import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { exportGift } from './export.service';

/** Registers GET /api/tests/:id/questions.gift. */
export function questionExportRoutes(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    '/api/tests/:id/questions.gift',
    { config: { programs: 'write_modules' } },
    async (request, reply) => {
      const { fileName, text } = await exportGift(await request.viewer(), request.params.id);
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(text);
    },
  );
}
