import { emptyText } from '#server/platform/language/i18n';
import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { Settings } from './settings.types';

/** Returns the settings of the portal. With a manager, reads them in its transaction. */
export async function selectSettings(manager?: EntityManager): Promise<Settings> {
  const settings = await selectJson<Settings>(
    'settings',
    `select json_build_object(
       'productName', product_name,
       'brandColor', brand_color,
       'loginLine', login_line,
       'supportEmail', support_email,
       'timezone', timezone,
       'maintenanceMode', maintenance_mode,
       'maintenanceStartedAt', to_char(maintenance_started_at, ${iso}),
       'maintenanceEndsAt', to_char(maintenance_ends_at, ${iso}),
       'maintenanceMessageTranslations', maintenance_message,
       'logo', logo,
       'updatedAt', to_char(updated_at, ${iso}),
       'goldDistributorModulesEnabled', gold_distributor_modules_enabled,
       'goldRetailerModulesEnabled', gold_retailer_modules_enabled,
       'goldModalCopyTranslations', gold_modal_copy,
       'termsVersion', v.number,
       'termsAndConditionsTranslations', coalesce(v.text, '${JSON.stringify(emptyText)}'),
       'standardTestsRequired', standard_tests_required,
       'standardTestsOnlyPassed', standard_tests_only_passed,
       'sessionIdleSeconds', session_idle_seconds,
       'sessionCountdownSeconds', session_countdown_seconds
     ) as json
     from site_setting left join (select number, text from terms_version order by number desc limit 1) v on true`,
    [],
    manager,
  );
  if (!settings) throw new Error('site_setting has no row.');
  return settings;
}
