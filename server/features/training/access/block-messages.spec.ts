import { describe, expect, it } from '@jest/globals';
import { languages } from '#server/platform/language/i18n';
import type { TestBlockReason } from './access';
import { blockMessage } from './block-messages';

describe('the message of a blocked test', () => {
  const literal: Record<TestBlockReason, string> = {
    already_passed: 'You have already passed this test.',
    disabled: 'This module is disabled.',
    too_many_fails: 'You have failed this test too many times.',
    no_reset_date: 'The admin has not specified a reset date.',
    too_few_tests: 'You must take at least 10 standard tests before taking a PRO test.',
    no_questions: 'This module has no test.',
    wrong_user_type: 'You do not have the appropriate user type to access this module.',
    already_pro: 'You are already a PRO user. You cannot take the PRO modules again',
  };

  it.each(Object.entries(literal) as [TestBlockReason, string][])(
    'for %s is the literal one',
    (reason, message) => {
      const texts = blockMessage(reason, 10);
      expect(texts.en).toBe(message);
      expect(new Set(languages.map((lang) => texts[lang])).size).toBe(3);
    },
  );

  it('shows the number of the settings', () => {
    const texts = blockMessage('too_few_tests', 4);
    for (const lang of languages) expect(texts[lang]).toContain(' 4 ');
  });
});
