import { createModuleState } from '../module-state';

const day = 86_400_000;
const zone = createModuleState(() => 'UTC');
const format = createModuleState<Intl.DateTimeFormat | null>(() => null);
const listeners = createModuleState(() => new Set<() => void>());

const createFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** Returns the IANA name of the site's time zone. */
export const siteTimeZone = (): string => zone.value;

/** Calls `listener` after each change of the site's time zone. Returns a function that stops listening. */
export function onSiteTimeZone(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

/**
 * Sets the time zone in which dates are shown and parsed. Falls back to UTC if the browser doesn't support the zone.
 */
export function setSiteTimeZone(timeZone: string): void {
  if (zone.value === timeZone) return;
  try {
    format.value = createFormat(timeZone);
    zone.value = timeZone;
  } catch (error) {
    console.warn(`This browser does not know the time zone ${timeZone}; UTC is used.`, error);
    format.value = null;
    zone.value = 'UTC';
  }
  for (const listener of listeners.value) listener();
}

/** Returns the site's local time at an instant, encoded as milliseconds of UTC. */
function wallClock(instant: number): number {
  if (!format.value) return instant;
  const parts: Record<string, number> = {};
  for (const { type, value } of format.value.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day: date = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

/**
 * Returns the instant of a local time of the site, encoded as milliseconds of UTC. Of two possible instants, the first.
 */
function instantOf(clock: number): number {
  const offsetAt = (instant: number) => wallClock(instant) - instant;
  const before = clock - offsetAt(clock - day);
  const after = clock - offsetAt(clock + day);
  const fitting = [before, after].filter((instant) => wallClock(instant) === clock);
  // If clocks skip this time, the offset before the change gives the end of the gap.
  return fitting.length > 0 ? Math.min(...fitting) : before;
}

type Moment = string | number | Date;
const clockOf = (at: Moment): Date => new Date(wallClock(new Date(at).getTime()));

/** Returns the day in the site's time zone, for example `2026-11-30`. */
export const dayOf = (at: Moment): string => clockOf(at).toISOString().slice(0, 10);

/** Returns the year in the site's time zone. */
export const yearOf = (at: Moment): number => clockOf(at).getUTCFullYear();

/** Returns the start of a day such as `2026-11-30` in the site's time zone, plus `later` days, as an ISO string. */
export const startOfDay = (date: string, later = 0): string =>
  new Date(instantOf(Date.parse(`${date}T00:00:00Z`) + later * day)).toISOString();

/** Returns the start of the day that is `days` before the given moment, in the site's time zone, as an ISO string. */
export const daysBefore = (at: Moment, days: number): string => startOfDay(dayOf(at), -days);

/** Returns the first instants of a year and of the next year in the site's time zone, as ISO strings. */
export const boundsOfYear = (year: number): { from: string; to: string } => ({
  from: startOfDay(`${year}-01-01`),
  to: startOfDay(`${year + 1}-01-01`),
});

/** Returns the local time of the site in the format of a `datetime-local` input, for example `2026-11-30T14:30`. */
export const toLocalDateTime = (at: Moment): string => clockOf(at).toISOString().slice(0, 16);

/**
 * Parses a local time of the site from a `datetime-local` input to an ISO string. Throws a RangeError for other input.
 */
export const fromLocalDateTime = (typed: string): string =>
  new Date(instantOf(Date.parse(`${typed}Z`))).toISOString();

/** Returns true if the device's clock differs from the site's at this moment. */
export const isOtherClock = (at: Moment): boolean => {
  const instant = new Date(at).getTime();
  const ownOffset = -new Date(instant).getTimezoneOffset() * 60_000;
  return wallClock(instant) - instant !== ownOffset;
};
