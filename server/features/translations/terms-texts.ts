import { cleanedLanguages } from '#server/features/editing/cleaned-text';
import { iso } from '#server/platform/database/sql';
import type { TranslatedResources } from './translated.types';

/** The current terms. They never change: another text is a new version, which everyone is asked to accept. */
export const termsTexts: TranslatedResources = {
  kind: 'terms',
  table: 'terms_version',
  fields: [
    { name: 'text', property: 'text', column: 'text', cleaned: cleanedLanguages },
    { name: 'changeNote', property: 'changeNote', column: 'change_note' },
  ],
  id: { column: 'number', type: 'int' },
  title: "''",
  owner: 'null::text',
  joins: '',
  place: 'null::int',
  seen: () => 'true',
  only: 't.number = (select max(number) from terms_version)',
  stored: `json_build_object('text', t.text, 'changeNote', t.change_note)`,
  version: `to_char(t.published_at, ${iso})`,
  check: () => undefined,
  save: null,
};
