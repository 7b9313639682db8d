import { describe, expect, it } from '@jest/globals';
import { dueClosing } from './closing';

describe('dueClosing', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000);
  const attempt = { moduleEnabled: true, deadlineAt: null, lastSavedAt: daysAgo(1) };

  it('marks an attempt from its deadline on, and not before', () => {
    expect(dueClosing({ ...attempt, deadlineAt: new Date(at.getTime() + 1) }, at)).toBeNull();
    expect(dueClosing({ ...attempt, deadlineAt: at }, at)).toBe('mark');
  });

  it('abandons an attempt without a deadline 14 days after the last saved answer', () => {
    expect(dueClosing({ ...attempt, lastSavedAt: daysAgo(13.99) }, at)).toBeNull();
    expect(dueClosing({ ...attempt, lastSavedAt: daysAgo(14) }, at)).toBe('abandon');
  });

  it('voids an attempt of a disabled module, even past its deadline', () => {
    expect(dueClosing({ ...attempt, moduleEnabled: false, deadlineAt: daysAgo(1) }, at)).toBe('void');
  });
});
