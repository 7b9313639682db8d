import { createModuleState } from './module-state';

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

/** The site's time zone: an IANA name. */
export const siteTimeZone = (): string => zone.value;

/** Calls `listener` after each change of the site's time zone. Returns a function that stops that. */
export function onSiteTimeZone(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

/** Sets the time zone in which all dates are shown and read. A zone that this browser doesn't know counts as UTC. */
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

/** What clocks of the site show at an instant, as the milliseconds at which UTC clocks show the same. */
function wallClock(instant: number): number {
  if (!format.value) return instant;
  const parts: Record<string, number> = {};
  for (const { type, value } of format.value.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day: date = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

/** The instant at which clocks of the site show what UTC clocks show at `clock`; the first one of two. */
function instantOf(clock: number): number {
  const offsetAt = (instant: number) => wallClock(instant) - instant;
  const before = clock - offsetAt(clock - day);
  const after = clock - offsetAt(clock + day);
  const fitting = [before, after].filter((instant) => wallClock(instant) === clock);
  // Where clocks skip the time, the old offset leads to the end of the jump.
  return fitting.length > 0 ? Math.min(...fitting) : before;
}

type Moment = string | number | Date;
const clockOf = (at: Moment): Date => new Date(wallClock(new Date(at).getTime()));

/** The day of a moment in the site's time zone, for example `2026-11-30`. */
export const dayOf = (at: Moment): string => clockOf(at).toISOString().slice(0, 10);

/** The year of a moment in the site's time zone. */
export const yearOf = (at: Moment): number => clockOf(at).getUTCFullYear();

/** When a day such as `2026-11-30` begins in the site's time zone, or some days later; in ISO. */
export const startOfDay = (date: string, later = 0): string =>
  new Date(instantOf(Date.parse(`${date}T00:00:00Z`) + later * day)).toISOString();

/** When the day began in the site's time zone that was so many days before a moment's; in ISO. */
export const daysBefore = (at: Moment, days: number): string => startOfDay(dayOf(at), -days);

/** The first instants of a year and of the next one in the site's time zone; in ISO. */
export const boundsOfYear = (year: number): { from: string; to: string } => ({
  from: startOfDay(`${year}-01-01`),
  to: startOfDay(`${year + 1}-01-01`),
});

/** A moment as an input of date and time has it, for example `2026-11-30T14:30`. */
export const toLocalDateTime = (at: Moment): string => clockOf(at).toISOString().slice(0, 16);

/** The moment at which clocks of the site show a typed date and time; in ISO. Throws RangeError for anything else. */
export const fromLocalDateTime = (typed: string): string =>
  new Date(instantOf(Date.parse(`${typed}Z`))).toISOString();

/** Whether this device's clock shows another time than the site's at a moment. */
export const isOtherClock = (at: Moment): boolean => {
  const instant = new Date(at).getTime();
  const ownOffset = -new Date(instant).getTimezoneOffset() * 60_000;
  return wallClock(instant) - instant !== ownOffset;
};
