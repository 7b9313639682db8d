import { describe, expect, it } from '@jest/globals';
import type { Test } from '#server/features/authoring/published-test.types';
import type { TestDetails } from './learner.queries';
import { statusOf } from './status';

const tested = { id: 'm', enabled: true, test: { id: 't' } as Test };
const disabled = { ...tested, enabled: false };
const open: TestDetails['open'] = {
  attemptId: 'a',
  answered: 0,
  nextPosition: 1,
  deadlineAt: null,
  points: 0,
};

const done = (values: Partial<TestDetails> = {}) => {
  const details: TestDetails = {
    passed: false,
    fails: 0,
    lastScore: null,
    lastResultId: null,
    open: null,
    passedBeforeAt: null,
    openSince: null,
    ...values,
  };
  return { tests: new Map([['t', details]]), viewed: new Set<string>() };
};

describe('status of a module', () => {
  it('is passed without a test after the module was viewed', () => {
    const withoutTest = { ...tested, test: null };
    const viewed = (...ids: string[]) => ({ tests: new Map<string, TestDetails>(), viewed: new Set(ids) });
    expect(statusOf(withoutTest, viewed('m'))).toBe('passed');
    expect(statusOf(withoutTest, viewed('other'))).toBe('not_started');
  });

  it('does not depend on viewing when there is a test', () => {
    expect(statusOf(tested, { tests: new Map(), viewed: new Set(['m']) })).toBe('not_started');
  });

  it('is in progress while an attempt is open in an enabled module', () => {
    expect(statusOf(tested, done({ open, passed: true, fails: 1 }))).toBe('in_progress');
    expect(statusOf(disabled, done({ open, passed: true }))).toBe('passed');
    expect(statusOf(disabled, done({ open }))).toBe('not_started');
  });

  it('is passed after a pass, even with failed attempts, and otherwise failed', () => {
    expect(statusOf(tested, done({ passed: true, fails: 2 }))).toBe('passed');
    expect(statusOf(tested, done({ fails: 1 }))).toBe('failed');
  });

  it('is not started if no attempt of the current period was closed', () => {
    expect(statusOf(tested, done())).toBe('not_started');
  });
});
