import { describe, expect, it } from '@jest/globals';
import { earnsPro, type PromotionFact } from './promotion';

describe('a promotion to PRO', () => {
  const pro = (values: Partial<PromotionFact> = {}): PromotionFact => ({
    enabled: true,
    userTypes: [],
    category: 'pro',
    questionCount: 5,
    passed: true,
    ...values,
  });

  it('is earned by passing every PRO test that can be taken', () => {
    expect(earnsPro('standard', [pro(), pro({ userTypes: ['standard'] })])).toBe(true);
    expect(earnsPro('standard', [pro(), pro({ passed: false })])).toBe(false);
  });

  it('does not ask for disabled tests, tests without questions, other types or other categories', () => {
    const passed = false;
    const others = [
      pro({ passed, enabled: false }),
      pro({ passed, questionCount: 0 }),
      pro({ passed, userTypes: ['conti'] }),
      pro({ passed, category: 'standard' }),
    ];
    expect(earnsPro('standard', [pro(), ...others])).toBe(true);
    expect(earnsPro('standard', others)).toBe(false);
  });

  it('is for standard people only', () => {
    for (const type of ['pro', 'conti', 'motorcycle', null] as const)
      expect(earnsPro(type, [pro()])).toBe(false);
  });
});
