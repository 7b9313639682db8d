import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { periodAt } from '#server/features/attempts/counting/periods';
import type { ResetPeriod } from '#server/features/authoring/test.enums';

/**
 * Returns the name of an instant's period by its date in the zone. It computes the calendar independently of the tested
 * code.
 */
function periodName(period: ResetPeriod, timezone: string, instant: number): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(instant);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  if (period === 'yearly') return date.slice(0, 4);
  if (period === 'monthly') return date.slice(0, 7);
  if (period === 'quarterly') return `${year}/${Math.ceil(month / 3)}`;
  const days = Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
  // 1 January 1970 was a Thursday, so weeks counted from the Monday before change every seven days.
  return String(Math.floor((days + 3) / 7)).padStart(6, '0');
}

/** Finds the first instant of a period by bisection. */
function firstInstant(period: ResetPeriod, timezone: string, inside: number): number {
  const name = periodName(period, timezone, inside);
  let [low, high] = [inside - 370 * 86_400_000, inside];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (periodName(period, timezone, middle) < name) low = middle;
    else high = middle;
  }
  return high;
}

describe('generated reset period', () => {
  const zones = [
    'UTC',
    'America/New_York',
    'America/Havana',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Europe/Paris',
    // In spring, the clock change skips midnight.
    'America/Santiago',
    'America/Asuncion',
    'America/Sao_Paulo',
    'Asia/Amman',
    'Asia/Beirut',
    // This zone skipped a whole day in 2011.
    'Pacific/Apia',
    // These are the first and the last zone of a day.
    'Pacific/Kiritimati',
    'Etc/GMT+12',
  ];
  const period = fc.constantFrom<ResetPeriod>('yearly', 'quarterly', 'monthly', 'weekly');
  const instant = fc.date({
    min: new Date('2008-01-01T00:00:00Z'),
    max: new Date('2037-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('starts and ends at the dates of its time zone', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...zones), instant, (kind, zone, at) => {
        const { start, end } = periodAt(kind, zone, at);
        expect(start.getTime()).toBe(firstInstant(kind, zone, at.getTime()));
        expect(end.getTime()).toBe(firstInstant(kind, zone, end.getTime()));
        expect(start <= at && at < end).toBe(true);
        expect(periodName(kind, zone, end.getTime() - 1)).toBe(periodName(kind, zone, at.getTime()));
      }),
      { numRuns: 200 },
    );
  });

  it('starts at the correct dates throughout 2011 and 2012, in every zone', () => {
    for (const zone of zones) {
      for (const kind of ['yearly', 'quarterly', 'monthly'] as const) {
        for (let at = Date.UTC(2011, 0, 1, 12); at < Date.UTC(2013, 0, 1);) {
          const { start, end } = periodAt(kind, zone, new Date(at));
          expect([zone, start.getTime()]).toEqual([zone, firstInstant(kind, zone, at)]);
          at = end.getTime();
        }
      }
    }
  });

  it('is followed by the next without a gap', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...zones), instant, (kind, zone, at) => {
        const { end } = periodAt(kind, zone, at);
        expect(periodAt(kind, zone, end).start).toEqual(end);
      }),
      { numRuns: 200 },
    );
  });
});
