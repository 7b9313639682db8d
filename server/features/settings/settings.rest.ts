import type { FastifyInstance } from 'fastify';
import { versioned } from '#server/platform/cache/cache';
import { currentSettings } from './settings.service';

/** The answer's text, written when the settings change, not for every page that is opened. */
const answer = versioned('settings', async () => {
  const { goldModalCopyTranslations, termsAndConditionsTranslations, ...settings } = await currentSettings();
  const copy = {
    goldModalCopy: goldModalCopyTranslations,
    termsAndConditions: termsAndConditionsTranslations,
  };
  return JSON.stringify({ success: true, config: { ...settings, ...copy } });
});

/** GET /api/settings/get: the site's configuration; public. */
export function settingsRoutes(app: FastifyInstance): void {
  app.get('/api/settings/get', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await answer()),
  );
}
