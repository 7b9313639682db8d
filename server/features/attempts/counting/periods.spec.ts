import { describe, expect, it } from '@jest/globals';
import type { ResetPeriod } from '#server/features/authoring/test.enums';
import { currentPeriods, periodAt } from './periods';

const iso = (period: ResetPeriod, timezone: string, at: string): [string, string] => {
  const { start, end } = periodAt(period, timezone, new Date(at));
  return [start.toISOString(), end.toISOString()];
};

describe('reset period', () => {
  it('includes the leap day of a leap year', () => {
    expect(iso('yearly', 'UTC', '2028-02-29T12:00:00Z')).toEqual([
      '2028-01-01T00:00:00.000Z',
      '2029-01-01T00:00:00.000Z',
    ]);
    expect(iso('monthly', 'UTC', '2028-02-29T23:59:59.999Z')).toEqual([
      '2028-02-01T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
  });

  it('lasts three months for a quarter', () => {
    const spring = ['2026-04-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'];
    expect(iso('quarterly', 'UTC', '2026-04-01T00:00:00Z')).toEqual(spring);
    expect(iso('quarterly', 'UTC', '2026-05-15T12:00:00Z')).toEqual(spring);
    expect(iso('quarterly', 'UTC', '2026-06-30T23:59:59.999Z')).toEqual(spring);
  });

  it('ends with the year of the time zone, not of UTC', () => {
    expect(iso('yearly', 'Pacific/Auckland', '2026-12-31T10:59:59Z')[1]).toBe('2026-12-31T11:00:00.000Z');
    expect(iso('yearly', 'Pacific/Auckland', '2026-12-31T11:00:00Z')[0]).toBe('2026-12-31T11:00:00.000Z');
    expect(iso('quarterly', 'America/Los_Angeles', '2027-01-01T07:59:59Z')[1]).toBe(
      '2027-01-01T08:00:00.000Z',
    );
  });

  it('begins on Monday for a week, also in ISO week 53 across the year', () => {
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

  it('begins after the jump if clocks skip midnight', () => {
    // In Asunción, October 1, 2017 began at 01:00.
    expect(iso('monthly', 'America/Asuncion', '2017-10-01T12:00:00Z')[0]).toBe('2017-10-01T04:00:00.000Z');
  });

  it('begins at the first midnight if clocks are set back over midnight', () => {
    // In Havana, November 1, 2015 had the hour from 00:00 twice.
    const [start] = iso('monthly', 'America/Havana', '2015-11-15T12:00:00Z');
    expect(start).toBe('2015-11-01T04:00:00.000Z');
    expect(iso('monthly', 'America/Havana', '2015-11-01T04:30:00Z')[0]).toBe(start);
    expect(iso('monthly', 'America/Havana', '2015-11-01T05:30:00Z')[0]).toBe(start);
  });

  it('is a day shorter when the time zone skipped a day', () => {
    // In Apia, December 31, 2011 followed December 29, because the date line was moved.
    const week = ['2011-12-26T10:00:00.000Z', '2012-01-01T10:00:00.000Z'];
    expect(iso('weekly', 'Pacific/Apia', '2011-12-30T09:59:59Z')).toEqual(week);
    expect(iso('weekly', 'Pacific/Apia', '2011-12-30T10:00:00Z')).toEqual(week);
    expect(iso('yearly', 'Pacific/Apia', '2011-12-31T00:00:00Z')[1]).toBe('2011-12-31T10:00:00.000Z');
  });

  it('differs between the most distant time zones for 26 hours', () => {
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
  ])('has the correct bounds for a week in %s', (_what, at, first, next) => {
    expect(iso('weekly', 'UTC', at)).toEqual([`${first}T00:00:00.000Z`, `${next}T00:00:00.000Z`]);
  });

  it('is cached only while it lasts', () => {
    const before = new Date('2026-11-30T23:59:59.999Z');
    const after = new Date('2026-12-01T00:00:00Z');
    expect(currentPeriods('UTC', before).monthly.end).toEqual(after);
    expect(currentPeriods('UTC', after).monthly.start).toEqual(after);
    expect(currentPeriods('UTC', before).monthly.end).toEqual(after);
    expect(currentPeriods('Asia/Tokyo', before).monthly.start.toISOString()).toBe('2026-11-30T15:00:00.000Z');
  });

  it('is calculated once while the week and the month last', () => {
    const first = currentPeriods('UTC', new Date('2026-12-10T00:00:00Z'));
    expect(currentPeriods('UTC', new Date('2026-12-07T00:00:00Z'))).toBe(first);
    expect(currentPeriods('UTC', new Date('2026-12-13T23:59:59.999Z'))).toBe(first);
    expect(currentPeriods('UTC', new Date('2026-12-14T00:00:00Z'))).not.toBe(first);
  });

  it.each([
    ['another week of the month', '2026-12-17T00:00:00Z', '2026-12-02T00:00:00Z', '2026-11-30T00:00:00.000Z'],
    ['a later week of the month', '2026-12-02T00:00:00Z', '2026-12-17T00:00:00Z', '2026-12-14T00:00:00.000Z'],
  ])('is calculated again for %s', (_what, first, next, monday) => {
    currentPeriods('UTC', new Date(first));
    expect(currentPeriods('UTC', new Date(next)).weekly.start.toISOString()).toBe(monday);
  });

  it('includes the first and the last millisecond of its days', () => {
    const december = ['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
    expect(iso('monthly', 'UTC', '2026-12-01T00:00:00.001Z')).toEqual(december);
    expect(iso('monthly', 'UTC', '2026-12-31T23:59:59.999Z')).toEqual(december);
    expect(iso('monthly', 'UTC', '1969-12-31T23:59:59.999Z')[0]).toBe('1969-12-01T00:00:00.000Z');
    expect(iso('monthly', 'UTC', '1969-12-01T00:00:00.001Z')[0]).toBe('1969-12-01T00:00:00.000Z');
  });
});
