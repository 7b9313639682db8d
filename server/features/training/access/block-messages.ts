import { createCatalogue } from '#server/platform/language/catalogue';
import { type LocalizedText, perLanguage } from '#server/platform/language/i18n';
import type en from '../../../locales/access/en.json';
import type { TestBlockReason } from '../training.enums';

const catalogue = createCatalogue<keyof typeof en>('access');

/** Returns the message about a blocked test. `required` is the number of standard tests in the settings. */
export function blockMessage(reason: TestBlockReason, required: number): LocalizedText {
  if (reason !== 'too_few_tests') return catalogue.localized(reason);
  if (required === 1) return catalogue.localized('too_few_tests.one');
  return perLanguage((lang) => catalogue.write(lang, 'too_few_tests.other', { required }));
}
