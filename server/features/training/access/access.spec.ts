import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ResetPeriod, TestCategory } from '#server/features/authoring/test.enums';
import type { UserType } from '#server/platform/access/viewer';
import { type AccessDetails, accessTo } from './access';
import type { TestBlockReason } from '../training.enums';

const periodEnd = new Date('2027-01-01T00:00:00Z');
const open = { reason: null, opensAgainAt: null };

const test = (values: Partial<NonNullable<AccessDetails['test']>> = {}): AccessDetails['test'] => ({
  category: 'standard',
  questionCount: 10,
  maxFails: 3,
  resetPeriod: 'yearly',
  ...values,
});

const details = (values: Partial<AccessDetails> = {}): AccessDetails => ({
  module: { enabled: true, userTypes: [] },
  test: test(),
  userType: 'standard',
  attemptInProgress: false,
  passed: false,
  fails: 0,
  periodEnd,
  standardTestsDone: 0,
  standardTestsRequired: 10,
  ...values,
});

describe('access to a test', () => {
  it('is open when no rule blocks it', () => {
    expect(accessTo(details())).toEqual(open);
    expect(accessTo(details({ fails: 2 }))).toEqual(open);
    expect(accessTo(details({ fails: 99, test: test({ maxFails: null }) }))).toEqual(open);
  });

  it('is blocked in a disabled module, even for an attempt in progress', () => {
    const module = { enabled: false, userTypes: [] };
    expect(accessTo(details({ module, attemptInProgress: true })).reason).toBe('disabled');
  });

  it('is open for an attempt in progress, whatever else changed', () => {
    const module = { enabled: true, userTypes: ['conti' as const] };
    expect(accessTo(details({ module, attemptInProgress: true, passed: true }))).toEqual(open);
  });

  it('is blocked for other user types, where pro counts as standard and no types mean everyone', () => {
    const reasonFor = (userTypes: UserType[], userType: UserType) =>
      accessTo(details({ module: { enabled: true, userTypes }, userType })).reason;
    expect(reasonFor(['standard'], 'motorcycle')).toBe('wrong_user_type');
    expect(reasonFor(['pro'], 'standard')).toBe('wrong_user_type');
    expect(reasonFor(['standard'], 'pro')).toBeNull();
    expect(reasonFor([], 'conti')).toBeNull();
  });

  it('is blocked without questions', () => {
    expect(accessTo(details({ test: null })).reason).toBe('no_questions');
    expect(accessTo(details({ test: test({ questionCount: 0 }) })).reason).toBe('no_questions');
  });

  it('is blocked at a PRO test for a PRO person, including one who passed it', () => {
    const pro = details({ test: test({ category: 'pro' }), userType: 'pro', passed: true });
    expect(accessTo(pro).reason).toBe('already_pro');
    expect(accessTo(details({ userType: 'pro' }))).toEqual(open);
  });

  it('is blocked after a pass until the period ends, or permanently without a period', () => {
    expect(accessTo(details({ passed: true }))).toEqual({
      reason: 'already_passed',
      opensAgainAt: periodEnd,
    });
    const forever = details({ passed: true, test: test({ resetPeriod: null }), periodEnd: null });
    expect(accessTo(forever)).toEqual({ reason: 'already_passed', opensAgainAt: null });
  });

  it('is blocked at a PRO test until enough standard tests are finished', () => {
    const pro = (standardTestsDone: number) =>
      accessTo(details({ test: test({ category: 'pro' }), standardTestsDone })).reason;
    expect(pro(9)).toBe('too_few_tests');
    expect(pro(10)).toBeNull();
  });

  it('is blocked after too many fails until the period ends, or until an administrator sets one', () => {
    expect(accessTo(details({ fails: 3 }))).toEqual({ reason: 'too_many_fails', opensAgainAt: periodEnd });
    const forever = details({ fails: 3, test: test({ resetPeriod: null }), periodEnd: null });
    expect(accessTo(forever)).toEqual({ reason: 'no_reset_date', opensAgainAt: null });
  });
});

const userTypes = ['standard', 'pro', 'conti', 'motorcycle'] as const;

const anyDetails: fc.Arbitrary<AccessDetails> = fc
  .record({
    module: fc.record({ enabled: fc.boolean(), userTypes: fc.subarray([...userTypes]) }),
    test: fc.option(
      fc.record({
        category: fc.constantFrom<TestCategory>('standard', 'pro', 'conti', 'motorcycle'),
        questionCount: fc.nat(2),
        maxFails: fc.option(fc.integer({ min: 1, max: 3 })),
        resetPeriod: fc.option(fc.constantFrom<ResetPeriod>('yearly', 'quarterly', 'monthly', 'weekly')),
      }),
    ),
    userType: fc.option(fc.constantFrom<UserType>(...userTypes)),
    attemptInProgress: fc.boolean(),
    passed: fc.boolean(),
    fails: fc.nat(4),
    standardTestsDone: fc.nat(12),
    standardTestsRequired: fc.nat(12),
  })
  .map((values) => ({ ...values, periodEnd: values.test?.resetPeriod ? periodEnd : null }));

/** The rules as a table: every reason with its conditions, in the documented order. */
function holding(details: AccessDetails): TestBlockReason[] {
  const { module, test: exam, userType, fails } = details;
  const types: (string | null)[] = [
    ...module.userTypes,
    ...(module.userTypes.includes('standard') ? ['pro'] : []),
  ];
  const limitReached = exam !== null && exam.maxFails !== null && exam.maxFails <= fails;
  const isPro = exam?.category === 'pro';
  const table: [TestBlockReason, boolean][] = [
    ['disabled', !module.enabled],
    ['wrong_user_type', types.length > 0 && userType !== null && !types.includes(userType)],
    ['no_questions', !(exam && exam.questionCount > 0)],
    ['already_pro', isPro && userType === 'pro'],
    ['already_passed', details.passed],
    ['too_few_tests', isPro && !(details.standardTestsDone >= details.standardTestsRequired)],
    ['no_reset_date', limitReached && !exam.resetPeriod],
    ['too_many_fails', limitReached],
  ];
  const all = table.filter(([, holds]) => holds).map(([reason]) => reason);
  return details.attemptInProgress ? all.filter((reason) => reason === 'disabled') : all;
}

describe('access with generated facts', () => {
  it('returns the first applicable reason of the documented order', () => {
    fc.assert(
      fc.property(anyDetails, (any) => {
        expect(accessTo(any).reason).toBe(holding(any)[0] ?? null);
      }),
      { numRuns: 2000 },
    );
  });

  it('returns a reopening time only when the calendar ends the block', () => {
    fc.assert(
      fc.property(anyDetails, (any) => {
        const { reason, opensAgainAt } = accessTo(any);
        const ends = (reason === 'already_passed' || reason === 'too_many_fails') && any.periodEnd !== null;
        expect(opensAgainAt).toEqual(ends ? periodEnd : null);
      }),
    );
  });

  it('covers every reason and the open test', () => {
    const seen = new Set(
      fc.sample(anyDetails, { numRuns: 5000, seed: 7 }).map((any) => accessTo(any).reason),
    );
    expect(seen.size).toBe(9);
  });

  it('is lost by a promotion only at PRO tests', () => {
    fc.assert(
      fc.property(anyDetails, (any) => {
        const before = accessTo({ ...any, userType: 'standard' });
        const after = accessTo({ ...any, userType: 'pro' });
        const lost = before.reason === null && after.reason !== null;
        expect(lost && any.test?.category !== 'pro').toBe(false);
      }),
    );
  });
});
