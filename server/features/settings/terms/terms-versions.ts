import type { EntityManager } from 'typeorm';
import { versioned } from '#server/platform/cache/cache';
import { selectJson } from '#server/platform/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { iso } from '#server/platform/sql';
import { TermsVersionEntity } from './terms-version.entity';

/** A version of the terms as it is read. */
export interface TermsText {
  version: number;
  textTranslations: LocalizedText;
  changeNoteTranslations: LocalizedText | null;
  publishedAt: string;
}

/** The JSON of a version `v`, without its braces. */
export const termsJson = `'version', v.number, 'textTranslations', v.text, 'changeNoteTranslations', v.change_note,
       'publishedAt', to_char(v.published_at, ${iso})`;

/** The terms as they are valid now, shared by all requests; null where there are none. */
export const currentTerms = versioned('settings', () =>
  selectJson<TermsText>(
    'current-terms',
    `select json_build_object(${termsJson}) as json from terms_version v order by v.number desc limit 1`,
  ),
);

/** The newest version as the transaction sees it; null where there is none. */
export const newestTerms = async (manager: EntityManager): Promise<TermsVersionEntity | null> =>
  manager.findOne(TermsVersionEntity, { where: {}, order: { number: 'DESC' } });

/** Holds the terms against another new version until the transaction ends; gives the newest one. */
export async function lockTerms(manager: EntityManager): Promise<TermsVersionEntity | null> {
  await manager.query('select id from site_setting for no key update');
  return newestTerms(manager);
}

/** Adds a version, which is valid from now on. */
export async function insertTermsVersion(manager: EntityManager, version: TermsVersionEntity): Promise<void> {
  await manager.insert(TermsVersionEntity, version);
}
