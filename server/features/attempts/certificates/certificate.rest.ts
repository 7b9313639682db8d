import type { FastifyInstance } from 'fastify';
import { certificateFile } from './certificate.service';

interface Route {
  Params: { number: string };
  Querystring: { lang?: string | string[] };
}

/** Registers GET /api/certificates/{number}.pdf?lang=en|es|fr. */
export function certificateRoutes(app: FastifyInstance, publicUrl: string): void {
  app.get<Route>(
    '/api/certificates/:number(^[^/.]{1,64}).pdf',
    { config: { programs: 'read_results' } },
    async (request, reply) => {
      const { filename, content } = await certificateFile(
        await request.viewer(),
        request.params.number,
        request.query.lang,
        publicUrl,
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(content);
    },
  );
}
