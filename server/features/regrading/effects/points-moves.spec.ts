import { describe, expect, it } from '@jest/globals';
import type { QuestionSnapshot } from '#server/features/authoring/question.types';
import { type Pass, passesElsewhere, pointsMoves } from './points-moves';
import type { MarkStatus, NewMark } from '../regrade-marks';

const pass = (id: string, values: Partial<Pass> = {}): Pass => ({
  id,
  profileId: 'p',
  countsSince: '2026',
  points: 100,
  pointsEarned: 100,
  closedAt: new Date('2026-03-01T00:00:00Z'),
  ...values,
});

/** A mark that turns an attempt from one status into another. */
function turned(attempt: Pass, from: MarkStatus, to: MarkStatus): NewMark {
  const unused = {
    name: '',
    email: '',
    userType: 'standard',
    passMark: 80,
    category: 'standard',
    countsNow: true,
    inCycle: true,
  };
  const question = {
    id: 'q',
    position: 1,
    snapshot: {} as QuestionSnapshot,
    answer: null,
    rightAnswers: null,
  };
  return {
    attempt: {
      ...attempt,
      ...unused,
      status: from,
      score: 0,
      correctCount: 0,
      question,
      credit: null,
    },
    status: to,
    score: 0,
    correctCount: 0,
  };
}

const won = (attempt: Pass): NewMark => turned({ ...attempt, pointsEarned: 0 }, 'failed', 'passed');
const lost = (attempt: Pass): NewMark => turned(attempt, 'passed', 'failed');

describe('the points of a regrade', () => {
  it('are given once for the new passes of a period, to the earliest', () => {
    const later = pass('b', { closedAt: new Date('2026-04-01T00:00:00Z') });
    expect(pointsMoves([], [won(later), won(pass('a')), won(pass('c', { countsSince: '2025' }))])).toEqual([
      { attemptId: 'a', profileId: 'p', earns: 100, difference: 100 },
      { attemptId: 'c', profileId: 'p', earns: 100, difference: 100 },
    ]);
  });

  it('are not given where a pass of the period stands, even one that earned nothing', () => {
    expect(pointsMoves([pass('a')], [won(pass('b'))])).toEqual([]);
    expect(pointsMoves([pass('z', { pointsEarned: 0, points: 0 })], [won(pass('b'))])).toEqual([]);
  });

  it('are taken with a lost pass, and given to another one that stands in its period, first', () => {
    expect(pointsMoves([pass('a')], [lost(pass('a'))])).toEqual([
      { attemptId: 'a', profileId: 'p', earns: 0, difference: -100 },
    ]);
    const other = pass('b', { pointsEarned: 0, points: 60 });
    expect(pointsMoves([pass('a'), other], [lost(pass('a'))])).toEqual([
      { attemptId: 'b', profileId: 'p', earns: 60, difference: 60 },
      { attemptId: 'a', profileId: 'p', earns: 0, difference: -100 },
    ]);
  });

  it('do not move where a pass that earned nothing is lost', () => {
    expect(pointsMoves([pass('a', { pointsEarned: 0 })], [lost(pass('a', { pointsEarned: 0 }))])).toEqual([]);
  });
});

describe('another pass of the period', () => {
  it('is one that stands after the regrade', () => {
    const marks = [lost(pass('a'))];
    expect(passesElsewhere([pass('a')], marks)(marks[0]!)).toBe(false);
    expect(passesElsewhere([pass('a'), pass('b')], marks)(marks[0]!)).toBe(true);
    expect(passesElsewhere([pass('a'), pass('b', { countsSince: '2025' })], marks)(marks[0]!)).toBe(false);
  });
});
