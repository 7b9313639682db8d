import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { sendFile } from '#server/features/storage/send-file';
import { fileByLink, fileByViewer } from './article-files.service';

/** Registers GET and HEAD of /api/articles/:id/files/:fileId, by access token or link. */
export function articleFileRoutes(app: FastifyInstance): void {
  app.route<{ Params: { id: string; fileId: string } }>({
    method: ['GET', 'HEAD'],
    // Fastify's default HEAD route would read the whole file.
    exposeHeadRoute: false,
    config: { programs: 'read_results' },
    url: '/api/articles/:id/files/:fileId',
    handler: async (request, reply) => {
      const { link } = request.query as Record<string, unknown>;
      const { id: articleId, fileId } = request.params;
      const file = await (link === undefined
        ? fileByViewer(await request.viewer(), { articleId, fileId })
        : fileByLink(link, { articleId, fileId }));
      return sendFile(request, reply, file);
    },
  });
}
