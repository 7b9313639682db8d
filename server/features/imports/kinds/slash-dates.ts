import { isCalendarDay } from '#server/platform/validation';
import type { DateOrder } from '../reading/date-order.enum';

/** Counts of a column's dates in which the day or the month can come first. */
export interface SlashDates {
  count: number;
  dayMonthCount: number;
  monthDayCount: number;
  /** The first date that differs between both orders, and its line. */
  sample: string | null;
  sampleLine: number | null;
}

const slashDate = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

const dayOf = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
};

interface BothDays {
  day_month: string | null;
  month_day: string | null;
}

/** Returns the days that a date such as 03/09/2025 may mean, null for each that doesn't exist; null for other texts. */
export function readSlashDate(text: string): BothDays | null {
  const [, first, second, year] = slashDate.exec(text) ?? [];
  if (!first || !second || !year) return null;
  return { day_month: dayOf(year, second, first), month_day: dayOf(year, first, second) };
}

/** Adds a cell to the counts of its column. Other texts return the same counts. */
export function countSlashDate(counts: SlashDates | null, text: string, line: number): SlashDates | null {
  const days = readSlashDate(text);
  if (!days) return counts;
  const { day_month, month_day } = days;
  const before = counts ?? { count: 0, dayMonthCount: 0, monthDayCount: 0, sample: null, sampleLine: null };
  const isSample =
    before.sample === null && day_month !== null && month_day !== null && day_month !== month_day;
  return {
    count: before.count + 1,
    dayMonthCount: before.dayMonthCount + (day_month === null ? 0 : 1),
    monthDayCount: before.monthDayCount + (month_day === null ? 0 : 1),
    sample: isSample ? text : before.sample,
    sampleLine: isSample ? line : before.sampleLine,
  };
}

/** Returns the only order in which all dates of a column are valid; null if it must be selected. */
export function onlyDateOrder(dates: SlashDates): DateOrder | null {
  const { count, dayMonthCount, monthDayCount, sample } = dates;
  // 05/05/2025 is the same day in both orders.
  if (dayMonthCount === count && (monthDayCount < count || sample === null)) return 'day_month';
  return monthDayCount === count && dayMonthCount < count ? 'month_day' : null;
}
