import { describe, expect, it } from '@jest/globals';
import { languages } from '#server/platform/language/i18n';
import { blockMessage } from './block-messages';

describe('message of a PRO test that needs more standard tests', () => {
  it('contains the number from the settings', () => {
    const texts = blockMessage('too_few_tests', 4);
    for (const lang of languages) expect(texts[lang]).toContain(' 4 ');
  });

  it('uses the singular for one test', () => {
    expect(blockMessage('too_few_tests', 1).en).toBe(
      'You must take at least 1 standard test before taking a PRO test.',
    );
  });
});
