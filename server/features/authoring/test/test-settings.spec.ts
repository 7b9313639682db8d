import { describe, expect, it } from '@jest/globals';
import { adminTests } from './admin-tests';

const moduleId = '5f1c9c0e-6a1f-4a55-9a4e-0f5f3f0f7d11';
const input = (changes: Record<string, unknown> = {}) => ({
  moduleId,
  category: 'standard',
  passMark: 80,
  shuffle: true,
  points: 100,
  ...changes,
});

describe('test settings input', () => {
  it('has no limits by default', () => {
    expect(adminTests.checked(input())).toEqual({
      ...input(),
      questionsPerAttempt: null,
      timeLimitSeconds: null,
      maxFails: null,
      resetPeriod: null,
    });
  });

  const limits = [
    ['passMark', 1, 100],
    ['questionsPerAttempt', 1, 1000],
    ['timeLimitSeconds', 30, 86_400],
    ['maxFails', 1, 100],
    ['points', 0, 100_000],
  ] as const;

  it.each(limits)('accepts %s from %d to %d only', (field, min, max) => {
    for (const value of [min, max]) expect(adminTests.checked(input({ [field]: value }))[field]).toBe(value);
    for (const value of [min - 1, max + 1]) {
      expect(() => adminTests.checked(input({ [field]: value }))).toThrow(
        expect.objectContaining({ code: 'BAD_USER_INPUT', details: { fields: [field] } }),
      );
    }
  });
});
