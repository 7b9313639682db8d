import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { correct, questionsOf, regradeNow, sit } from '#server/testing/features/regrading';
import { itemStatistics } from './item-statistics.service';
import type { ItemOrder } from './item-statistics.types';

let api: Api;
let admin: SpecPerson;
let learner: SpecPerson;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  learner = await makePerson();
});
afterAll(() => api.close());

/**
 * Creates marked attempts at a module’s test, with credits of the questions in twelfths; null means not
 * asked.
 */
async function mark(
  tested: SpecModule,
  sheets: (number | null)[][],
  status: 'passed' | 'abandoned' = 'passed',
) {
  for (const sheet of sheets) {
    const id = await makeResult(learner.id, tested, { status });
    await pool().query(
      `insert into attempt_question (attempt_id, question_id, position, snapshot, credit_numerator, credit_denominator)
       select $1, id, position, question_content(q), c.credit, 12
       from question q join unnest($3::int[]) with ordinality as c (credit, place) on c.place = q.position
       where test_id = $2 and c.credit is not null`,
      [id, tested.testId, sheet],
    );
  }
}

const statisticsOf = async (tested: SpecModule, order: ItemOrder = 'position') =>
  (await itemStatistics(admin.viewer, tested.testId!, { order, first: 100 })).nodes;

const mean = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Returns the correlation by its definition; null when one side is constant. */
function correlation(pairs: [number, number][]): number | null {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  const varies = (values: number[]) => new Set(values.map((value) => value.toFixed(9))).size > 1;
  if (!varies(xs) || !varies(ys)) return null;
  const [mx, my] = [mean(xs), mean(ys)];
  const spread = (values: number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return mean(pairs.map(([x, y]) => (x - mx) * (y - my))) / (spread(xs, mx) * spread(ys, my));
}

/** Returns the statistics of a question by plain arithmetic, without SQL. */
function expected(sheets: (number | null)[][], weights: number[], index: number) {
  const answered = sheets.filter((sheet) => sheet[index] !== null);
  const pairs = answered.flatMap((sheet): [number, number][] => {
    const others = sheet.flatMap((credit, place) =>
      credit === null || place === index ? [] : [{ credit: credit / 12, weight: weights[place]! }],
    );
    const weight = others.reduce((sum, each) => sum + each.weight, 0);
    if (weight === 0) return [];
    return [[sheet[index]! / 12, others.reduce((sum, each) => sum + each.weight * each.credit, 0) / weight]];
  });
  return {
    attempts: answered.length,
    facility: answered.length === 0 ? null : mean(answered.map((sheet) => sheet[index]! / 12)),
    discrimination: correlation(pairs),
  };
}

const near = (figure: number | null): unknown => (figure === null ? null : expect.closeTo(figure, 6));

describe('item statistics', () => {
  it('equal plain arithmetic, for all kinds, weights and partial credits', async () => {
    const credits = fc.constantFrom(null, 0, 0, 4, 6, 8, 12, 12);
    const cases = fc.array(fc.array(credits, { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        cases,
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
        async (sheets, weights) => {
          const kinds = [{}, { multiple: true, credit: 'partial' as const }, { accepted: ['snow'] }];
          const questions = kinds.map((kind, index) => ({ ...kind, weight: weights[index]! }));
          const tested = await makeModule({ test: { questions } });
          await mark(tested, sheets);
          const rows = await statisticsOf(tested);
          expect(rows).toHaveLength(3);
          for (const [index, row] of rows.entries()) {
            const { attempts, facility, discrimination } = expected(sheets, weights, index);
            expect(row).toMatchObject({
              attempts,
              facility: near(facility),
              discrimination: near(discrimination),
            });
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('count only passed and failed attempts', async () => {
    const tested = await makeModule();
    await mark(tested, [[12, 0]]);
    await mark(tested, [[0, 0]], 'abandoned');
    expect((await statisticsOf(tested))[0]).toMatchObject({ attempts: 1, facility: 1, discrimination: null });
  });

  it('include credits from a regrade', async () => {
    const tested = await makeModule({ test: { questions: [{}] } });
    const [question] = await questionsOf(tested);
    for (const text of ['Right', 'Wrong']) await sit(tested, [text]);
    expect((await statisticsOf(tested))[0]).toMatchObject({ attempts: 2, facility: 0.5 });
    await correct(question!, 'Wrong');
    await regradeNow(admin, question!, 'old_and_new');
    expect((await statisticsOf(tested))[0]).toMatchObject({ attempts: 2, facility: 1 });
  });

  it('have flags only from 30 attempts on', async () => {
    const tested = await makeModule({ test: { questions: [{}, {}, {}, {}] } });
    // The first is too hard and answered only by weak test takers, the second too easy, the others normal.
    const sheets = Array.from({ length: 29 }, (_each, index) => [
      index < 6 ? 12 : 0,
      12,
      index < 10 ? 0 : 12,
      index < 12 ? 0 : 12,
    ]);
    await mark(tested, sheets);
    expect((await statisticsOf(tested)).flatMap(({ flags }) => flags)).toEqual([]);
    await mark(tested, [[0, 12, 12, 12]]);
    const rows = await statisticsOf(tested);
    expect(rows.map(({ attempts, flags }) => [attempts, flags])).toEqual([
      [30, ['negative', 'weak', 'too_hard']],
      [30, ['too_easy']],
      [30, []],
      [30, []],
    ]);
  });

  it('don’t flag values at the limits', async () => {
    const tested = await makeModule();
    await mark(
      tested,
      Array.from({ length: 40 }, (_each, index) => [index < 12 ? 12 : 0, index < 38 ? 12 : 0]),
    );
    const [hard, easy] = await statisticsOf(tested);
    expect([hard!.facility, easy!.facility]).toEqual([0.3, 0.95]);
    expect([...hard!.flags, ...easy!.flags].filter((flag) => flag.startsWith('too'))).toEqual([]);
  });

  it('are listed in pages, by position or by severity', async () => {
    const tested = await makeModule({ test: { questions: [{}, {}, {}] } });
    await mark(
      tested,
      Array.from({ length: 30 }, (_each, index) => [index < 15 ? 12 : 0, 12, index < 9 ? 0 : 12]),
    );
    for (const [order, wanted] of [
      ['position', [1, 2, 3]],
      ['flag', [1, 3, 2]],
    ] as const) {
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const found: Awaited<ReturnType<typeof itemStatistics>> = await itemStatistics(
          admin.viewer,
          tested.testId!,
          { order, first: 1, after },
        );
        seen.push(...found.nodes.map(({ position }) => position));
        after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
      } while (after);
      expect([order, seen]).toEqual([order, wanted]);
    }
  });

  it('are available to administrators only, and empty without a test', async () => {
    const manager = await makePerson({ role: 'manager' });
    const page = { order: 'position', first: 1 } as const;
    await expect(itemStatistics(manager.viewer, learner.id, page)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await itemStatistics(admin.viewer, learner.id, page)).nodes).toEqual([]);
    await expect(itemStatistics(admin.viewer, learner.id, { ...page, after: 'x' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
