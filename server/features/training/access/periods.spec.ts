import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currentPeriods, periodAt } from '#server/features/attempts/counting/periods';
import type { ResetPeriod } from '#server/features/authoring/test.enums';

const iso = (period: ResetPeriod, timezone: string, at: string): [string, string] => {
  const { start, end } = periodAt(period, timezone, new Date(at));
  return [start.toISOString(), end.toISOString()];
};

describe('a reset period', () => {
  it('of a year holds the leap day of a leap year', () => {
    expect(iso('yearly', 'UTC', '2028-02-29T12:00:00Z')).toEqual([
      '2028-01-01T00:00:00.000Z',
      '2029-01-01T00:00:00.000Z',
    ]);
    expect(iso('monthly', 'UTC', '2028-02-29T23:59:59.999Z')).toEqual([
      '2028-02-01T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
  });

  it('ends with the year of the time zone, not of UTC', () => {
    expect(iso('yearly', 'Pacific/Auckland', '2026-12-31T10:59:59Z')[1]).toBe('2026-12-31T11:00:00.000Z');
    expect(iso('yearly', 'Pacific/Auckland', '2026-12-31T11:00:00Z')[0]).toBe('2026-12-31T11:00:00.000Z');
    expect(iso('quarterly', 'America/Los_Angeles', '2027-01-01T07:59:59Z')[1]).toBe(
      '2027-01-01T08:00:00.000Z',
    );
  });

  it('of a week begins on Monday, also in ISO week 53 across the year', () => {
    const week53 = ['2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'];
    expect(iso('weekly', 'UTC', '2026-12-31T08:00:00Z')).toEqual(week53);
    expect(iso('weekly', 'UTC', '2027-01-03T23:59:59.999Z')).toEqual(week53);
    expect(iso('weekly', 'UTC', '2027-01-04T00:00:00Z')[0]).toBe(week53[1]);
  });

  it('follows daylight saving: a week in spring is an hour shorter, one in autumn an hour longer', () => {
    const hours = (at: string) => {
      const { start, end } = periodAt('weekly', 'America/New_York', new Date(at));
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect(hours('2026-03-05T12:00:00Z')).toBe(167);
    expect(hours('2026-10-28T12:00:00Z')).toBe(169);
    expect(hours('2026-06-10T12:00:00Z')).toBe(168);
  });

  it('begins at the jump where clocks skip midnight', () => {
    // In Asuncion 1 October 2017 began at 01:00.
    expect(iso('monthly', 'America/Asuncion', '2017-10-01T12:00:00Z')[0]).toBe('2017-10-01T04:00:00.000Z');
  });

  it('begins at the first of two midnights where clocks are set back over one', () => {
    // In Havana 1 November 2015 had the hour from 00:00 twice.
    const [start] = iso('monthly', 'America/Havana', '2015-11-15T12:00:00Z');
    expect(start).toBe('2015-11-01T04:00:00.000Z');
    expect(iso('monthly', 'America/Havana', '2015-11-01T04:30:00Z')[0]).toBe(start);
    expect(iso('monthly', 'America/Havana', '2015-11-01T05:30:00Z')[0]).toBe(start);
  });

  it('is a day shorter in a place that left one out', () => {
    // Apia crossed the date line after 29 December 2011 and went on with the 31st.
    const week = ['2011-12-26T10:00:00.000Z', '2012-01-01T10:00:00.000Z'];
    expect(iso('weekly', 'Pacific/Apia', '2011-12-30T09:59:59Z')).toEqual(week);
    expect(iso('weekly', 'Pacific/Apia', '2011-12-30T10:00:00Z')).toEqual(week);
    expect(iso('yearly', 'Pacific/Apia', '2011-12-31T00:00:00Z')[1]).toBe('2011-12-31T10:00:00.000Z');
  });

  it('is another one at the two ends of the world for 26 hours', () => {
    const at = '2026-12-31T12:00:00Z';
    expect(iso('yearly', 'Pacific/Kiritimati', at)).toEqual([
      '2026-12-31T10:00:00.000Z',
      '2027-12-31T10:00:00.000Z',
    ]);
    expect(iso('yearly', 'Etc/GMT+12', at)).toEqual(['2026-01-01T12:00:00.000Z', '2027-01-01T12:00:00.000Z']);
  });

  it.each([
    ['a leap day on a Monday', '2016-02-29T12:00:00Z', '2016-02-29', '2016-03-07'],
    ['week 53 of a leap year', '2021-01-03T23:59:59Z', '2020-12-28', '2021-01-04'],
    ['week 1 that begins in December', '2024-12-31T00:00:00Z', '2024-12-30', '2025-01-06'],
    ['week 52 that ends in January', '2023-01-01T12:00:00Z', '2022-12-26', '2023-01-02'],
  ])('of a week is right in %s', (_what, at, first, next) => {
    expect(iso('weekly', 'UTC', at)).toEqual([`${first}T00:00:00.000Z`, `${next}T00:00:00.000Z`]);
  });

  it('is remembered only as long as it holds', () => {
    const before = new Date('2026-11-30T23:59:59.999Z');
    const after = new Date('2026-12-01T00:00:00Z');
    expect(currentPeriods('UTC', before).monthly.end).toEqual(after);
    expect(currentPeriods('UTC', after).monthly.start).toEqual(after);
    expect(currentPeriods('UTC', before).monthly.end).toEqual(after);
    expect(currentPeriods('Asia/Tokyo', before).monthly.start.toISOString()).toBe('2026-11-30T15:00:00.000Z');
  });
});

/** Names the period of an instant by its date in the zone: a second, slow way to the same calendar. */
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

/** The first instant of a period, found by halving between one before it and one in it. */
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

describe('any reset period', () => {
  const zones = [
    'UTC',
    'America/New_York',
    'America/Havana',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Europe/Paris',
    // Midnight is left out in spring.
    'America/Santiago',
    'America/Asuncion',
    'America/Sao_Paulo',
    'Asia/Amman',
    'Asia/Beirut',
    // A whole day was left out in 2011.
    'Pacific/Apia',
    // The two ends of the world.
    'Pacific/Kiritimati',
    'Etc/GMT+12',
  ];
  const period = fc.constantFrom<ResetPeriod>('yearly', 'quarterly', 'monthly', 'weekly');
  const instant = fc.date({
    min: new Date('2008-01-01T00:00:00Z'),
    max: new Date('2037-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('begins and ends where the date in the zone says so', () => {
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

  it('begins where the date says so all through 2011 and 2012, in every zone', () => {
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
