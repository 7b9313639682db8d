import { describe, expect, it } from '@jest/globals';
import type { CountedAttempt } from './counted-attempts.queries';
import type { MarkChange, MarkStatus } from './mark-change';
import { passesAfter, passesElsewhere, type PointsMove, pointsMoves } from './points-moves';

const pass = (id: string, values: Partial<CountedAttempt> = {}): CountedAttempt => ({
  id,
  profileId: 'p',
  testId: 't',
  isPassed: true,
  countsSince: '2026',
  countsNow: true,
  inCycle: true,
  points: 100,
  pointsEarned: 100,
  closedAt: new Date('2026-03-01T00:00:00Z'),
  ...values,
});

/** An attempt and a change of its mark. */
interface Turned {
  counted: CountedAttempt;
  change: MarkChange;
}

function turned(counted: CountedAttempt, from: MarkStatus, to: MarkStatus): Turned {
  const { id, profileId, testId } = counted;
  const attempt = { id, profileId, testId, category: 'standard', status: from };
  return { counted, change: { attempt, status: to, score: 0, correctCount: 0 } };
}

const won = (attempt: CountedAttempt): Turned =>
  turned({ ...attempt, isPassed: false, pointsEarned: 0 }, 'failed', 'passed');
const lost = (attempt: CountedAttempt): Turned => turned(attempt, 'passed', 'failed');

/** Returns the passes after these changes; `others` are unchanged passes. */
const passesOf = (others: CountedAttempt[], all: Turned[]) =>
  passesAfter(
    [...others, ...all.map(({ counted }) => counted)],
    all.map(({ change }) => change),
  );
const moves = (others: CountedAttempt[], all: Turned[]): PointsMove[] => pointsMoves(passesOf(others, all));

describe('points of changed marks', () => {
  it('are credited once per period, to the earliest new pass', () => {
    const later = pass('b', { closedAt: new Date('2026-04-01T00:00:00Z') });
    expect(moves([], [won(later), won(pass('a')), won(pass('c', { countsSince: '2025' }))])).toEqual([
      { attemptId: 'a', profileId: 'p', earns: 100, difference: 100 },
      { attemptId: 'c', profileId: 'p', earns: 100, difference: 100 },
    ]);
  });

  it('are credited to the closed pass if another is still open, and to the lower id at the same time', () => {
    const open = won(pass('a', { closedAt: null }));
    const given = (...all: Turned[]) => moves([], all).map(({ attemptId }) => attemptId);
    expect(given(open, won(pass('b')))).toEqual(['b']);
    expect(given(won(pass('b')), open)).toEqual(['b']);
    expect(given(won(pass('c')), won(pass('b')))).toEqual(['b']);
    expect(given(won(pass('b')), won(pass('c')))).toEqual(['b']);
    expect(given(won(pass('c', { closedAt: null })), open)).toEqual(['a']);
    expect(given(open, won(pass('c', { closedAt: null })))).toEqual(['a']);
  });

  it('are not credited for a pass worth zero', () => {
    expect(moves([], [won(pass('a', { points: 0 }))])).toEqual([]);
  });

  it('are not credited when the period has another pass, even one without points', () => {
    expect(moves([pass('a')], [won(pass('b'))])).toEqual([]);
    expect(moves([pass('z', { pointsEarned: 0, points: 0 })], [won(pass('b'))])).toEqual([]);
  });

  it('are subtracted for a lost pass, after another pass of its period is credited', () => {
    expect(moves([], [lost(pass('a'))])).toEqual([
      { attemptId: 'a', profileId: 'p', earns: 0, difference: -100 },
    ]);
    const other = pass('b', { pointsEarned: 0, points: 60 });
    expect(moves([other], [lost(pass('a'))])).toEqual([
      { attemptId: 'b', profileId: 'p', earns: 60, difference: 60 },
      { attemptId: 'a', profileId: 'p', earns: 0, difference: -100 },
    ]);
  });

  it('are only subtracted when the period has another credited pass, as after a change of periods', () => {
    const others = [pass('b'), pass('c', { pointsEarned: 0 })];
    expect(moves(others, [lost(pass('a'))])).toEqual([
      { attemptId: 'a', profileId: 'p', earns: 0, difference: -100 },
    ]);
  });

  it('don’t change for a lost pass that had earned none', () => {
    expect(moves([], [lost(pass('a', { pointsEarned: 0 }))])).toEqual([]);
  });
});

describe('another pass of the period', () => {
  it('is one that remains after the regrade', () => {
    const gone = lost(pass('a'));
    const elsewhere = (others: CountedAttempt[]) => passesElsewhere(passesOf(others, [gone]), gone.counted);
    expect(elsewhere([])).toBe(false);
    expect(elsewhere([pass('b')])).toBe(true);
    expect(elsewhere([pass('b', { countsSince: '2025' })])).toBe(false);
    expect(elsewhere([pass('b', { testId: 'u' })])).toBe(false);
  });
});
