import { describe, expect, it } from '@jest/globals';
import type { HomeStepFragment } from './hero.generated';
import { nextStep, shortStandardTests } from './next-step';

type Changes = {
  open?: boolean;
  attemptId?: string;
  minutes?: number;
  category?: 'standard' | 'pro';
  test?: null;
  lastScore?: number;
  passedBeforeAt?: string;
};

const module = (id: string, changes: Changes = {}): HomeStepFragment => ({
  id,
  name: id,
  test:
    changes.test === null
      ? null
      : {
          id: `test-${id}`,
          category: changes.category ?? 'standard',
          passMark: 80,
          questionCount: 10,
          estimatedMinutes: changes.minutes ?? 5,
          timeLimitSeconds: null,
          points: 100,
        },
  myTest: {
    status: changes.attemptId ? 'in_progress' : 'not_started',
    attemptId: changes.attemptId ?? null,
    answered: 0,
    pointsToEarn: 0,
    nextPosition: null,
    lastScore: changes.lastScore ?? null,
    attemptsLeft: null,
    passedBeforeAt: changes.passedBeforeAt ?? null,
    openSince: null,
    access: { open: changes.open ?? true },
  },
});

describe('the selection of the next step', () => {
  it('prefers a test in progress to open tests', () => {
    const step = nextStep([module('begun', { attemptId: 'a1' })], [module('open')]);
    expect(step).toMatchObject({ kind: 'continue', attemptId: 'a1', module: { id: 'begun' } });
  });

  it('selects the first open test otherwise', () => {
    const step = nextStep(
      [],
      [module('viewed', { test: null }), module('blocked', { open: false }), module('open')],
    );
    expect(step).toMatchObject({ kind: 'start', module: { id: 'open' } });
  });

  it('selects nothing if no test is open', () => {
    expect(nextStep([], [module('blocked', { open: false })])).toEqual({ kind: 'done' });
  });
});

describe('the selection of short tests toward PRO', () => {
  it('lists open standard tests, shortest first', () => {
    const modules = [
      module('long', { minutes: 9 }),
      module('pro', { minutes: 1, category: 'pro' }),
      module('blocked', { minutes: 2, open: false }),
      module('short', { minutes: 3 }),
    ];
    expect(shortStandardTests(modules, 2, false).map(({ id }) => id)).toEqual(['short', 'long']);
  });

  it('leaves out tests that already count, and failed ones unless only passed ones count', () => {
    const modules = [
      module('new'),
      module('failed', { lastScore: 40 }),
      module('passed', { lastScore: 90, passedBeforeAt: '2026-01-01T00:00:00.000Z' }),
    ];
    const offered = (onlyPassed: boolean) => shortStandardTests(modules, 3, onlyPassed).map(({ id }) => id);
    expect(offered(false)).toEqual(['new']);
    expect(offered(true)).toEqual(['new', 'failed']);
  });
});
