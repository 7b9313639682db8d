import type { EntityManager } from 'typeorm';
import { versioned } from '#server/platform/cache/cache';
import { selectJson } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { iso } from '#server/platform/database/sql';
import { TermsVersionEntity } from './terms-version.entity';

/** A published version of the terms. */
export interface TermsText {
  version: number;
  textTranslations: LocalizedText;
  changeNoteTranslations: LocalizedText | null;
  publishedAt: string;
}

/** The JSON of version `v`, without braces. */
export const termsJson = `'version', v.number, 'textTranslations', v.text, 'changeNoteTranslations', v.change_note,
       'publishedAt', to_char(v.published_at, ${iso})`;

/** Returns the current terms, cached for all requests; null if there are none. */
export const currentTerms = versioned('settings', () =>
  selectJson<TermsText>(
    'current-terms',
    `select json_build_object(${termsJson}) as json from terms_version v order by v.number desc limit 1`,
  ),
);

/** Returns the newest version within the transaction; null if there is none. */
export const newestTerms = async (manager: EntityManager): Promise<TermsVersionEntity | null> =>
  manager.findOne(TermsVersionEntity, { where: {}, order: { number: 'DESC' } });

/** Prevents new versions until the transaction ends. Returns the newest version. */
export async function lockTerms(manager: EntityManager): Promise<TermsVersionEntity | null> {
  await manager.query('select id from site_setting for no key update');
  return newestTerms(manager);
}

/** Adds a version, which applies immediately. */
export async function insertTermsVersion(manager: EntityManager, version: TermsVersionEntity): Promise<void> {
  await manager.insert(TermsVersionEntity, version);
}
