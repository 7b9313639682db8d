import { describe, expect, it } from '@jest/globals';
import { isNewlyFailed, isNewlyPassed, type MarkedAttempt, type MarkStatus } from './mark-change';

const change = (from: MarkedAttempt['status'], to: MarkStatus) => ({
  attempt: { id: 'a', testId: 't', profileId: 'p', category: 'standard', status: from },
  status: to,
  score: 0,
  correctCount: 0,
});

describe('changed mark', () => {
  it.each<[MarkedAttempt['status'], MarkStatus, boolean, boolean]>([
    ['in_progress', 'passed', true, false],
    ['in_progress', 'failed', false, false],
    ['failed', 'passed', true, false],
    ['failed', 'failed', false, false],
    ['passed', 'failed', false, true],
    ['passed', 'passed', false, false],
  ])('is recognized from %s to %s as a new pass: %s, as a lost pass: %s', (from, to, passed, failed) => {
    expect(isNewlyPassed(change(from, to))).toBe(passed);
    expect(isNewlyFailed(change(from, to))).toBe(failed);
  });
});
