import type { ResetPeriod } from '#server/features/authoring/test.enums';
import { instantOf, wallClock } from '#server/platform/calendar';

/** A period of time. `start` is included, and `end` is the first instant of the next one. */
export interface Period {
  start: Date;
  end: Date;
}

const day = 86_400_000;

/** Returns the first days of a period and of the next, for a day as UTC midnight. */
function bounds(period: ResetPeriod, midnight: number): [number, number] {
  const date = new Date(midnight);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (period) {
    case 'yearly':
      return [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
    case 'quarterly': {
      const first = month - (month % 3);
      return [Date.UTC(year, first), Date.UTC(year, first + 3)];
    }
    case 'monthly':
      return [Date.UTC(year, month), Date.UTC(year, month + 1)];
    case 'weekly': {
      const monday = midnight - ((date.getUTCDay() + 6) % 7) * day;
      return [monday, monday + 7 * day];
    }
  }
}

/** Returns the calendar period in `timezone` (an IANA name) that contains `at`. ISO weeks start on Monday. */
export function periodAt(period: ResetPeriod, timezone: string, at: Date): Period {
  const clock = wallClock(at.getTime(), timezone);
  const [first, next] = bounds(period, clock - (((clock % day) + day) % day));
  return { start: instantOf(first, timezone), end: instantOf(next, timezone) };
}

/** The four periods that contain an instant. */
export type Periods = Readonly<Record<ResetPeriod, Period>>;

const periodsAt = (timezone: string, at: Date): Periods => ({
  yearly: periodAt('yearly', timezone, at),
  quarterly: periodAt('quarterly', timezone, at),
  monthly: periodAt('monthly', timezone, at),
  weekly: periodAt('weekly', timezone, at),
});

let recent: { timezone: string; from: Date; until: Date; periods: Periods } | null = null;

/** Like `periodsAt`, cached, because periods change rarely. */
export function currentPeriods(timezone: string, at: Date): Periods {
  if (recent?.timezone === timezone && recent.from <= at && at < recent.until) return recent.periods;
  const periods = periodsAt(timezone, at);
  const { weekly, monthly } = periods;
  const from = weekly.start > monthly.start ? weekly.start : monthly.start;
  const until = weekly.end < monthly.end ? weekly.end : monthly.end;
  recent = { timezone, from, until, periods };
  return periods;
}
