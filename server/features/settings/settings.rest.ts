import type { FastifyInstance } from 'fastify';
import { versioned } from '#server/platform/cache/cache';
import { etagOf, sendPublic } from '#server/platform/http/public-read';
import { currentSettings } from './settings.service';

/** The serialized response. It is cached until the settings change, because every page load requests it. */
const answer = versioned('settings', async () => {
  const {
    goldModalCopyTranslations,
    termsAndConditionsTranslations,
    maintenanceMessageTranslations,
    ...settings
  } = await currentSettings();
  const copy = {
    goldModalCopy: goldModalCopyTranslations,
    termsAndConditions: termsAndConditionsTranslations,
    maintenanceMessage: maintenanceMessageTranslations,
  };
  const text = JSON.stringify({ success: true, config: { ...settings, ...copy } });
  return { text, etag: etagOf(text) };
});

/** GET /api/settings/get: the public settings of the portal. */
export function settingsRoutes(app: FastifyInstance): void {
  app.get('/api/settings/get', { config: { programs: 'all' } }, async (request, reply) => {
    const { text, etag } = await answer();
    return sendPublic(request, reply.type('application/json; charset=utf-8'), text, etag);
  });
}
