import { isTranslatedInto, translations } from '#server/platform/language/i18n';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { inputOf, type Query, searchOf } from '#server/features/editing/csv/list-query';
import { currentSettings } from '#server/features/settings/settings.service';
import { disposition } from '#server/features/storage/send-file';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { throwFieldError } from '#server/platform/errors';
import '#server/platform/http/request';
import type { TranslatedTextFilter } from '../translation.types';
import { exportXliff } from './xliff-export';

const choices = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  translations.map(({ englishName, code }) => `${englishName} (${code})`),
);
const contentType = 'application/xliff+xml';

/** Registers GET /api/translations.xlf?lang=… with the parameters of the list `translatedTexts`. */
export async function xliffRoutes(app: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  app.get('/api/translations.xlf', { exposeHeadRoute: false }, async (request, reply) => {
    const query = request.query as Query;
    const { lang } = query;
    if (!isTranslatedInto(lang)) return throwFieldError('lang', `Choose ${choices}.`);
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
}
