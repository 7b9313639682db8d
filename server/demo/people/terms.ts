import type { EntityManager } from 'typeorm';
import { TermsAnswerEntity } from '#server/features/profile/terms/terms-answer.entity';
import { ProfileEntity } from '#server/features/profile/profile.entity';
import { insertTermsVersion } from '#server/features/settings/terms/terms-versions';
import { now } from '#server/platform/clock';
import { type Language, perLanguage } from '#server/platform/language/i18n';
import { demoId } from '../ids';
import { demoAccounts } from './people';
import { readContent } from '../reading/read-content';
import { list, localized, object } from '../reading/shapes';

const termsContent = object({
  changeNote: localized,
  sections: list(object({ title: localized, text: localized })),
});

/** Adds terms that everyone who can sign in has accepted. */
export async function acceptDemoTerms(manager: EntityManager): Promise<void> {
  const { changeNote, sections } = readContent('terms.yaml', termsContent);
  const write = (lang: Language): string =>
    sections.map(({ title, text }) => `<p><strong>${title[lang]}</strong><br />${text[lang]}</p>`).join('');
  const text = perLanguage(write);
  await insertTermsVersion(manager, { number: 1, text, changeNote, publishedAt: now() });
  for (const { email } of demoAccounts) {
    const profileId = demoId('profile', email);
    await manager.insert(TermsAnswerEntity, { profileId, version: 1, answer: 'yes', answeredAt: now() });
    await manager.update(ProfileEntity, profileId, { termsVersion: 1 });
  }
}
