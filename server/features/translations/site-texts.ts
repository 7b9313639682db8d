import { cleanedLanguages } from '#server/features/editing/cleaned-text';
import { checkedSettings } from '#server/features/site/check-settings';
import type { UpdateSettingsInput } from '#server/features/site/site.types';
import { updateSettings } from '#server/features/site/update-settings';
import { iso } from '#server/platform/database/sql';
import type { TranslatedResources } from './translated.types';

/** The texts in the settings, which have one row. */
export const siteTexts: TranslatedResources = {
  kind: 'settings',
  table: 'site_setting',
  fields: [
    {
      name: 'goldModalCopy',
      property: 'goldModalCopy',
      column: 'gold_modal_copy',
      cleaned: cleanedLanguages,
    },
    { name: 'maintenanceMessage', property: 'maintenanceMessage', column: 'maintenance_message' },
  ],
  id: { column: 'id', type: 'boolean' },
  title: "''",
  owner: 'null::text',
  joins: '',
  place: 'null::int',
  seen: () => 'true',
  stored: `json_build_object('goldModalCopy', t.gold_modal_copy, 'maintenanceMessage', t.maintenance_message)`,
  version: `to_char(t.updated_at, ${iso})`,
  check: (sent) => void checkedSettings(sent),
  save: (viewer, { updatedAt }, sent) =>
    updateSettings(viewer, { ...sent, updatedAt } as UpdateSettingsInput),
};
