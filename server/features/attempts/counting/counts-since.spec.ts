import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { currentSettings } from '#server/features/settings/settings.service';
import { readCountedAttempts } from '../effects/counted-attempts.queries';
import { passesAfter, passesElsewhere, pointsMoves } from '../effects/points-moves';
import { readProDetails } from '../effects/pro-details.queries';
import { evictAll } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { balanceOf, correct, questionsOf, regradeNow, sit } from '#server/testing/features/regrading';
import { periodStarts } from './counts-since';
import { selectLearnerDetails } from '#server/features/training/access/learner.queries';
import { currentPeriods } from './periods';
import type { ResetPeriod, TestCategory } from '#server/features/authoring/test.enums';

const timezone = 'America/New_York';
// The current year, quarter, month and week began on four different days before this Wednesday.
const present = new Date('2027-05-19T16:00:00Z');
const ago = (at: string | Date, milliseconds: number) => new Date(new Date(at).getTime() - milliseconds);

let api: Api;
let restoreClock: () => void;
let clock = present;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
  await pool().query('update site_setting set timezone = $1', [timezone]);
  evictAll();
  restoreClock = replaceClock(() => clock);
});
afterAll(async () => {
  restoreClock();
  await api.close();
});
// Promotion requires every enabled PRO test, which should be only the test of this spec.
beforeEach(async () => {
  clock = present;
  await pool().query('update module set enabled = false');
  evictAll();
  person = await makePerson();
});

const makeTest = (category: TestCategory, resetPeriod: ResetPeriod | null): Promise<SpecModule> =>
  makeModule({ test: { category, resetPeriod } });

/** Creates a passed attempt started then, with its points and its first question. */
async function pass(module: SpecModule, startedAt: string | Date): Promise<string> {
  const id = await makeResult(person.id, module, { status: 'passed', startedAt: new Date(startedAt) });
  await pool().query('update attempt set points_earned = points where id = $1', [id]);
  await pool().query(
    `insert into attempt_question (attempt_id, question_id, position, snapshot, credit_numerator, credit_denominator)
     select $1, question_id, position, content, 1, 1 from test t
     join test_version_question q on q.test_version_id = t.version_id where t.id = $2 and position = 1`,
    [id, module.testId],
  );
  return id;
}

const resetAt = (at: string | Date) =>
  pool().query('update profile set pro_cycle_started_at = $2 where id = $1', [person.id, at]);

const startsNow = () => periodStarts(currentPeriods(timezone, clock));

/**
 * Checks whether two passes count together, by the points of a mark and by the search for another
 * pass.
 */
async function countTogether(module: SpecModule, one: string, other: string): Promise<boolean> {
  const attempts = await transaction((manager) =>
    readCountedAttempts(manager, [one, other], { timezone, starts: startsNow() }),
  );
  const both = attempts.filter(({ id }) => id === one || id === other);
  expect(both).toHaveLength(2);
  const [first, last] = both.toSorted((attempt) => (attempt.id === one ? -1 : 1));
  // Moves the other attempt to the current time.
  const before = [first!, { ...last!, isPassed: false, pointsEarned: 0 }];
  const now = { testId: module.testId!, profileId: person.id, category: '', status: 'failed' as const };
  const won = { attempt: { ...now, id: other }, status: 'passed' as const, score: 100, correctCount: 1 };
  const earned = pointsMoves(passesAfter(before, [won])).length === 0;
  const lost = { ...won, attempt: { ...won.attempt, status: 'passed' as const }, status: 'failed' as const };
  expect(passesElsewhere(passesAfter(both, [lost]), last!)).toBe(earned);
  return earned;
}

/** Returns the places in the code that count the pass at present. */
async function countsFor(module: SpecModule, id: string): Promise<string[]> {
  const details = (await selectLearnerDetails(person.id, await currentSettings())).tests.get(module.testId!)!;
  const { promotion, counted } = await transaction(async (manager) => ({
    promotion: await readProDetails(manager, [person.id], startsNow()),
    counted: await readCountedAttempts(manager, [id], { timezone, starts: startsNow() }),
  }));
  const current = await pass(module, clock);
  const says: Record<string, boolean> = {
    access: details.passed,
    regrade: counted.find((attempt) => attempt.id === id)!.countsNow,
    points: await countTogether(module, id, current),
  };
  const own = promotion.tests.find(({ enabled }) => enabled);
  if (own) says['promotion'] = promotion.people[0]!.passed.includes(own.testId);
  expect(details.passedBeforeAt === null).toBe(details.passed);
  return Object.keys(says).filter((place) => says[place]);
}

const places = ['access', 'regrade', 'points'];
const proPlaces = [...places, 'promotion'];

describe('counting of attempts', () => {
  it.each([
    ['yearly', '2027-01-01T05:00:00Z'],
    ['quarterly', '2027-04-01T04:00:00Z'],
    ['monthly', '2027-05-01T04:00:00Z'],
    ['weekly', '2027-05-17T04:00:00Z'],
  ] as const)('counts an attempt at a %s test that started at %s everywhere', async (period, start) => {
    const standard = await makeTest('standard', period);
    expect(await countsFor(standard, await pass(standard, start))).toEqual(places);
    const pro = await makeTest('pro', period);
    expect(await countsFor(pro, await pass(pro, start))).toEqual(proPlaces);
  });

  it.each([
    ['yearly', '2027-01-01T05:00:00Z'],
    ['quarterly', '2027-04-01T04:00:00Z'],
    ['monthly', '2027-05-01T04:00:00Z'],
    ['weekly', '2027-05-17T04:00:00Z'],
  ] as const)('ignores an attempt at a %s test that started before %s', async (period, start) => {
    const standard = await makeTest('standard', period);
    expect(await countsFor(standard, await pass(standard, ago(start, 1)))).toEqual([]);
    const pro = await makeTest('pro', period);
    expect(await countsFor(pro, await pass(pro, ago(start, 1)))).toEqual([]);
  });

  it('counts every attempt at a test without periods', async () => {
    const standard = await makeTest('standard', null);
    expect(await countsFor(standard, await pass(standard, '2011-02-03T04:05:06Z'))).toEqual(places);
    const pro = await makeTest('pro', null);
    expect(await countsFor(pro, await pass(pro, '2011-02-03T04:05:06Z'))).toEqual(proPlaces);
  });

  it.each([null, 'yearly'] as const)(
    'counts only attempts of the current cycle at a PRO test with period %s',
    async (period) => {
      const reset = '2027-03-04T05:06:07.089Z';
      await resetAt(reset);
      const before = await makeTest('pro', period);
      expect(await countsFor(before, await pass(before, ago(reset, 1)))).toEqual([]);
      await pool().query('update module set enabled = false');
      const since = await makeTest('pro', period);
      expect(await countsFor(since, await pass(since, reset))).toEqual(proPlaces);
    },
  );

  it('counts only attempts of the period at a PRO test when it began after the cycle', async () => {
    await resetAt('2027-04-02T00:00:00Z');
    const test = await makeTest('pro', 'monthly');
    expect(await countsFor(test, await pass(test, '2027-04-30T12:00:00Z'))).toEqual([]);
  });

  it('ignores the cycle for tests of other categories', async () => {
    await resetAt('2027-05-18T00:00:00Z');
    for (const category of ['standard', 'conti', 'motorcycle'] as const) {
      const test = await makeTest(category, 'monthly');
      expect(await countsFor(test, await pass(test, '2027-05-17T00:00:00Z'))).toEqual(places);
    }
  });

  it('ignores attempts of a cycle that ended by a clock running ahead', async () => {
    const test = await makeTest('pro', null);
    await pass(test, ago(present, 1000));
    await resetAt(ago(present, -500));
    const { tests } = await selectLearnerDetails(person.id, await currentSettings());
    expect(tests.get(test.testId!)!.passed).toBe(false);
  });
});

describe('attempt of a PRO person', () => {
  it('belongs to the current cycle if it started at the reset or later', async () => {
    const reset = '2027-03-04T05:06:07.089Z';
    await resetAt(reset);
    const test = await makeTest('standard', null);
    const ids = [await pass(test, ago(reset, 1)), await pass(test, reset)];
    const counted = await transaction((manager) =>
      readCountedAttempts(manager, ids, { timezone, starts: startsNow() }),
    );
    expect(ids.map((id) => counted.find((attempt) => attempt.id === id)!.inCycle)).toEqual([false, true]);
  });
});

describe('two attempts at a test', () => {
  it.each([
    ['monthly', '2026-11-01T04:00:00.000Z', '2026-12-01T04:59:59.999Z', true],
    ['monthly', '2026-12-01T04:59:59.999Z', '2026-12-01T05:00:00.000Z', false],
    ['weekly', '2027-01-04T04:59:59.999Z', '2026-12-28T05:00:00.000Z', true],
    ['weekly', '2027-01-04T04:59:59.999Z', '2027-01-04T05:00:00.000Z', false],
    ['quarterly', '2026-10-01T04:00:00.000Z', '2027-01-01T04:59:59.999Z', true],
    ['quarterly', '2026-10-01T03:59:59.999Z', '2026-10-01T04:00:00.000Z', false],
    ['yearly', '2026-01-01T05:00:00.000Z', '2027-01-01T04:59:59.999Z', true],
    ['yearly', '2025-01-01T05:00:00.000Z', '2026-01-01T05:00:00.000Z', false],
    [null, '2011-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', true],
  ] as const)('count together with period %s, at %s and %s: %s', async (period, one, other, together) => {
    await resetAt('2026-12-01T05:00:00Z');
    const test = await makeTest('standard', period);
    expect(await countTogether(test, await pass(test, one), await pass(test, other))).toBe(together);
  });

  it.each([
    ['yearly', '2026-02-01T00:00:00.000Z', '2026-05-31T23:59:59.999Z', true],
    ['yearly', '2026-05-31T23:59:59.999Z', '2026-06-01T00:00:00.000Z', false],
    ['yearly', '2026-06-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z', true],
    ['yearly', '2026-09-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z', false],
    [null, '2026-05-31T23:59:59.999Z', '2026-06-01T00:00:00.000Z', false],
    [null, '2026-06-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z', true],
  ] as const)(
    'count together in a PRO test with period %s, at %s and %s, with a reset on June 1: %s',
    async (period, one, other, together) => {
      await resetAt('2026-06-01T00:00:00Z');
      const test = await makeTest('pro', period);
      expect(await countTogether(test, await pass(test, one), await pass(test, other))).toBe(together);
    },
  );
});

describe('attempt that a regrade turns into a pass', () => {
  it('earns points for its own period, without affecting the current one', async () => {
    const admin = await makePerson({ role: 'admin' });
    const module = await makeModule({ test: { passMark: 100, resetPeriod: 'monthly', points: 30 } });
    clock = new Date('2027-05-01T03:59:00Z');
    await sit(module, ['Wrong', 'Right'], person);
    clock = present;
    const question = (await questionsOf(module))[0]!;
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'new_only')).counts).toMatchObject({ newlyPassed: 1 });
    expect(await balanceOf(person)).toBe(30);
    const details = await selectLearnerDetails(person.id, await currentSettings());
    expect(details.tests.get(module.testId!)).toMatchObject({
      passed: false,
      passedBeforeAt: '2027-05-01T03:59:00.000Z',
      openSince: '2027-05-01T04:00:00.000Z',
    });
    await sit(module, ['Wrong', 'Right'], person);
    expect(await balanceOf(person)).toBe(60);
  });
});
