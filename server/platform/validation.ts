import { AppError, throwFieldError } from './errors';

/** Longest search of an administrators' list in characters. */
const maxSearchLength = 200;

const maxKeyLength = 100;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL can keep the text as it is: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Whether a caller's id has the shape of one; an id of any other shape names nothing. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Longest e-mail address in characters. */
export const maxAddressLength = 300;

// At the start or end of a part, or two in a row.
const strayDot = /(?:^|[.@])\.|\.(?:@|$)/;

/** Returns true if mail can be sent there: one @, no spaces or header characters, and dots only between other characters. */
export const isAddress = (text: string): boolean =>
  text.length <= maxAddressLength &&
  isStorable(text) &&
  !strayDot.test(text) &&
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u.test(text);

/** An id that a list is filtered to: what has not the shape of one is that of nothing. */
export const soughtId = (sent: string): string =>
  isId(sent) ? sent : '00000000-0000-0000-0000-000000000000';

/** The id of something to change, in lower case; NOT_FOUND where it cannot be one. */
export function requireId(value: unknown): string {
  if (!isId(value)) throw new AppError('NOT_FOUND');
  return value.toLowerCase();
}

/** Whether a day as `2024-02-29` is one of the calendar, which has no year 0: `Date` knows the 30th of February too. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !day.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** What a list is searched for; empty without a search. */
export function checkSearch(sent: string | null | undefined): string {
  const search = sent ?? '';
  if (search.length > maxSearchLength || !isStorable(search)) {
    throwFieldError('search', `A search has at most ${maxSearchLength} characters, all of them valid.`);
  }
  return search;
}

/** Throws BAD_USER_INPUT if an idempotency key is empty, too long or can't be stored. */
export function checkIdempotencyKey(key: string): void {
  if (key.trim() === '' || key.length > maxKeyLength || !isStorable(key)) {
    throwFieldError('idempotencyKey', `The idempotency key has 1 to ${maxKeyLength} characters.`);
  }
}
