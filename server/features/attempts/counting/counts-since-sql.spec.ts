import { describe, expect, it } from '@jest/globals';
import type { ResetPeriod } from '#server/features/authoring/test.enums';
import { countsSince, inCycle, periodStarts, present, startOf } from './counts-since';
import type { Periods } from './periods';

const resetPeriods: ResetPeriod[] = ['yearly', 'quarterly', 'monthly', 'weekly'];

/** Returns the SQL that a `case` on the reset period has for each period. */
const chosenBy = (sql: string) =>
  Object.fromEntries(
    [...sql.matchAll(/when '(\w+)' then '?(\w+)'?/g)].map(([, period, then]) => [period, then]),
  );

describe('the SQL for attempts that count', () => {
  it('reads the start of the current period from the parameter', () => {
    const starting = (day: number) => ({ start: new Date(day), end: new Date(day + 1) });
    const periods: Periods = {
      weekly: starting(4),
      monthly: starting(3),
      quarterly: starting(2),
      yearly: starting(1),
    };
    const starts = periodStarts(periods);
    const { periodStart, asOf } = present('$2');
    expect([periodStart, asOf]).toEqual([
      expect.stringContaining('($2::timestamptz[])[case v.reset_period'),
      `'infinity'`,
    ]);
    const places = chosenBy(periodStart);
    expect(Object.keys(places).toSorted()).toEqual(resetPeriods.toSorted());
    for (const period of resetPeriods) {
      expect(starts[Number(places[period]) - 1]).toBe(periods[period].start);
    }
  });

  it('truncates the start of an earlier attempt to its period in the time zone', () => {
    const { periodStart, asOf } = startOf('a', '$3');
    expect(chosenBy(periodStart)).toEqual({
      yearly: 'year',
      quarterly: 'quarter',
      monthly: 'month',
      weekly: 'week',
    });
    expect(periodStart).toMatch(/^date_trunc\(case v\.reset_period .* end, a\.started_at, \$3::text\)$/s);
    expect(asOf).toBe('a.started_at');
  });

  it('calls a single function', () => {
    expect(countsSince({ asOf: 'now()', periodStart: 'x' })).toBe(
      'counts_since(v.category, x, p.pro_cycle_started_at, now())',
    );
    expect(inCycle('a')).toBe(
      `a.started_at >= counts_since('pro', null, p.pro_cycle_started_at, 'infinity')`,
    );
  });
});
