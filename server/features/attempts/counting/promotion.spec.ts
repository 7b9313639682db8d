import { describe, expect, it } from '@jest/globals';
import { earnsPro, type PromotionDetail } from './promotion';

describe('promotion to PRO', () => {
  const pro = (values: Partial<PromotionDetail> = {}): PromotionDetail => ({
    enabled: true,
    userTypes: [],
    category: 'pro',
    questionCount: 5,
    passed: true,
    ...values,
  });

  it('is earned by passing every available PRO test', () => {
    expect(earnsPro('standard', [pro(), pro({ userTypes: ['standard'] })])).toBe(true);
    expect(earnsPro('standard', [pro(), pro({ passed: false })])).toBe(false);
  });

  it('ignores disabled tests, tests without questions, other user types and other categories', () => {
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
