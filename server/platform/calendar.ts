import { localeOf } from './language/i18n';

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    const digits = '2-digit';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    });
    formats.set(timezone, format);
  }
  return format;
}

/** Returns what clocks in the zone show at an instant, as the milliseconds at which UTC clocks show the same. */
export function wallClock(instant: number, timezone: string): number {
  if (timezone === 'UTC') return instant;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timezone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day: date = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

/** Returns the first instant at which clocks in the zone show what UTC clocks show at `clock`, in milliseconds. */
export function instantOf(clock: number, timezone: string): Date {
  const offsetAt = (instant: number) => wallClock(instant, timezone) - instant;
  const before = clock - offsetAt(clock - day);
  const after = clock - offsetAt(clock + day);
  const matching = [before, after].filter((instant) => wallClock(instant, timezone) === clock);
  // In the gap of a clock change, the offset before the change maps the time to the end of the gap.
  return new Date(matching.length > 0 ? Math.min(...matching) : before);
}

/** Returns the day of an instant in the zone, for example `2026-11-30`. */
export const dayIn = (timezone: string, at: Date): string =>
  new Date(wallClock(at.getTime(), timezone)).toISOString().slice(0, 10);

/** Returns an instant as ISO 8601 with the zone's own clock and offset, in UTC with `Z`. */
export function isoIn(timezone: string, at: Date): string {
  const clock = wallClock(at.getTime(), timezone);
  const minutes = Math.round((clock - at.getTime()) / 60_000);
  const text = new Date(clock).toISOString();
  if (minutes === 0) return text;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
  return `${text.slice(0, -1)}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** Returns an instant's day in words, for example "November 30, 2026". */
export const dayText = (timezone: string, at: Date, lang: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: timezone }).format(at);
