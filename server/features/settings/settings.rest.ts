import type { FastifyInstance } from 'fastify';
import { currentSettings } from './settings.service';

/** GET /api/settings/get: the site's configuration; public. */
export function settingsRoutes(app: FastifyInstance): void {
  app.get('/api/settings/get', async () => {
    const { goldModalCopyTranslations, termsAndConditionsTranslations, ...settings } =
      await currentSettings();
    return {
      success: true,
      config: {
        ...settings,
        goldModalCopy: goldModalCopyTranslations,
        termsAndConditions: termsAndConditionsTranslations,
      },
    };
  });
}
