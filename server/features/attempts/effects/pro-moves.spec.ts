import { describe, expect, it } from '@jest/globals';
import type { CountedAttempt } from './counted-attempts.queries';
import type { MarkChange, MarkStatus } from './mark-change';
import { passesAfter } from './points-moves';
import type { ProDetails, ProPersonDetails, ProTest } from './pro-details.queries';
import { proMoves } from './pro-moves';

const proTest = (testId: string, values: Partial<ProTest> = {}): ProTest => ({
  testId,
  enabled: true,
  userTypes: [],
  category: 'pro',
  questionCount: 5,
  ...values,
});

const standard: ProPersonDetails = { id: 'p', userType: 'standard', passed: [], promotedByAttempt: false };
const pro: ProPersonDetails = { id: 'p', userType: 'pro', passed: ['t'], promotedByAttempt: true };

const attempt = (id: string, values: Partial<CountedAttempt> = {}): CountedAttempt => ({
  id,
  profileId: 'p',
  testId: 't',
  isPassed: false,
  countsSince: '2026',
  countsNow: true,
  inCycle: true,
  points: 0,
  pointsEarned: 0,
  closedAt: null,
  ...values,
});

function change(counted: CountedAttempt, status: MarkStatus, category = 'pro'): MarkChange {
  const { id, profileId, testId } = counted;
  const previous = status === 'passed' ? 'failed' : 'passed';
  return {
    attempt: { id, profileId, testId, category, status: previous },
    status,
    score: 0,
    correctCount: 0,
  };
}

function movesOf(
  details: ProDetails,
  changes: MarkChange[],
  attempts: CountedAttempt[],
): { promoted: string[]; demoted: string[] } {
  const { promoted, demoted } = proMoves(details, attempts, changes, passesAfter(attempts, changes));
  const named = (moves: { profileId: string; attemptId: string }[]) =>
    moves.map(({ profileId, attemptId }) => `${profileId} by ${attemptId}`);
  return { promoted: named(promoted), demoted: named(demoted) };
}

describe('new pass of a PRO test', () => {
  const won = (details: ProDetails, ...attempts: CountedAttempt[]) =>
    movesOf(
      details,
      attempts.map((each) => change(each, 'passed')),
      attempts,
    ).promoted;

  it('promotes a standard person who has passed every other PRO test', () => {
    const tests = [proTest('t'), proTest('u')];
    expect(won({ tests, people: [{ ...standard, passed: ['u'] }] }, attempt('a'))).toEqual(['p by a']);
    expect(won({ tests, people: [standard] }, attempt('a'))).toEqual([]);
  });

  it('promotes together with other passes of the same batch, through the last of them', () => {
    const tests = [proTest('t'), proTest('u')];
    const both = [attempt('a'), attempt('b', { testId: 'u' })];
    expect(won({ tests, people: [standard] }, ...both)).toEqual(['p by b']);
  });

  it('promotes once, through the first pass that completes the tests', () => {
    const twice = [attempt('a'), attempt('b')];
    expect(won({ tests: [proTest('t')], people: [standard] }, ...twice)).toEqual(['p by a']);
  });

  it('promotes each person by their own passes', () => {
    const people = [standard, { ...standard, id: 'q' }];
    const other = attempt('b', { profileId: 'q', testId: 'u' });
    expect(won({ tests: [proTest('t'), proTest('u')], people }, attempt('a'), other)).toEqual([]);
    expect(won({ tests: [proTest('t')], people }, attempt('a'), other)).toEqual(['p by a']);
  });

  it("does not promote if it doesn't count now", () => {
    const earlier = attempt('a', { countsNow: false });
    expect(won({ tests: [proTest('t')], people: [standard] }, earlier)).toEqual([]);
  });

  it('does not promote people of other types, nor in tests of other categories', () => {
    expect(won({ tests: [proTest('t')], people: [pro] }, attempt('a'))).toEqual([]);
    const passed = change(attempt('a'), 'passed', 'standard');
    expect(movesOf({ tests: [proTest('t')], people: [standard] }, [passed], [attempt('a')])).toEqual({
      promoted: [],
      demoted: [],
    });
  });
});

describe('lost pass of a PRO test', () => {
  const tests = [proTest('t'), proTest('u', { enabled: false })];
  const lost = (
    person: ProPersonDetails,
    values: Partial<CountedAttempt> = {},
    others: CountedAttempt[] = [],
  ) => {
    const counted = attempt('a', { isPassed: true, ...values });
    return movesOf({ tests, people: [person] }, [change(counted, 'failed')], [counted, ...others]);
  };

  it('demotes a person who was promoted by an attempt of the cycle', () => {
    expect(lost(pro)).toEqual({ promoted: [], demoted: ['p by a'] });
  });

  it('changes nothing for people whom an administrator promoted, nor for others', () => {
    expect(lost({ ...pro, promotedByAttempt: false }).demoted).toEqual([]);
    expect(lost({ ...pro, userType: 'standard' }).demoted).toEqual([]);
  });

  it('changes nothing when it belongs to an earlier cycle', () => {
    expect(lost(pro, { inCycle: false }).demoted).toEqual([]);
  });

  it('changes nothing if the test no longer counts toward PRO', () => {
    expect(lost(pro, { testId: 'u' }).demoted).toEqual([]);
    expect(lost(pro, { testId: 'gone' }).demoted).toEqual([]);
  });

  it('changes nothing while another pass of the test in that period remains', () => {
    const other = attempt('b', { isPassed: true });
    expect(lost(pro, {}, [other]).demoted).toEqual([]);
    expect(lost(pro, {}, [{ ...other, countsSince: '2025' }]).demoted).toEqual(['p by a']);
  });
});
