import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { inputOf, type Query, searchOf } from '#server/features/editing/csv/list-query';
import { currentSettings } from '#server/features/settings/settings.service';
import { disposition } from '#server/features/storage/send-file';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { refuseField } from '#server/platform/errors';
import '#server/platform/http/request';
import { requireAdmin } from '#server/platform/policy';
import type { TranslatedTextFilter } from '../translation.types';
import { largestXliff } from './read-xliff';
import { exportXliff } from './xliff-export';
import { previewXliff } from './xliff-preview';

const contentType = 'application/xliff+xml';
const types = [
  contentType,
  'application/x-xliff+xml',
  'application/xml',
  'text/xml',
  'application/octet-stream',
];

/**
 * GET /api/translations.xlf?lang=…, by the names of the list `translatedTexts`, and POST /api/translation-previews, whose
 * body is such a file of at most 10 MB.
 */
export async function xliffRoutes(app: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  app.get('/api/translations.xlf', { exposeHeadRoute: false }, async (request, reply) => {
    const query = request.query as Query;
    const { lang } = query;
    if (lang !== 'es' && lang !== 'fr')
      return refuseField('lang', 'A file is for Spanish (es) or French (fr).');
    const filter = inputOf<TranslatedTextFilter>(schema, query, 'filter', 'TranslatedTextFilter') ?? {};
    const viewer = await request.viewer();
    const file = await exportXliff(viewer, lang, searchOf(query), filter, (requests) =>
      request.spend(requests),
    );
    const { timezone } = await currentSettings();
    const filename = `translations-${lang}-${dayIn(timezone, now())}.xlf`;
    reply.type(`${contentType}; charset=utf-8`);
    reply.header('content-disposition', disposition({ filename, contentType }));
    return reply.send(file);
  });

  await app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    room.post<{ Body: Buffer | undefined }>(
      '/api/translation-previews',
      // Before a body of that size is taken from just anybody.
      { bodyLimit: largestXliff, onRequest: async (request) => void requireAdmin(await request.viewer()) },
      async (request) => ({
        success: true,
        ...(await previewXliff(await request.viewer(), request.body ?? Buffer.alloc(0))),
      }),
    );
  });
}
