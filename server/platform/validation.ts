import { AppError, throwFieldError } from './errors';

/** Maximum characters of a search in administrators' lists. */
const maxSearchLength = 200;

const maxKeyLength = 100;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if PostgreSQL can store the text: no NUL and no unpaired surrogate. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Returns true if a caller's id is a UUID. Other values match no record. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Maximum characters of an e-mail address. */
export const maxAddressLength = 300;

// Matches dots at the start or end of a part, or two in a row.
const strayDot = /(?:^|[.@])\.|\.(?:@|$)/;

/** Returns true if mail can be sent there: one @, no spaces or header characters, and dots only between other characters. */
export const isAddress = (text: string): boolean =>
  text.length <= maxAddressLength &&
  isStorable(text) &&
  !strayDot.test(text) &&
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u.test(text);

/** Returns an id to filter by. Invalid ids become one that matches nothing. */
export const soughtId = (sent: string): string =>
  isId(sent) ? sent : '00000000-0000-0000-0000-000000000000';

/** Returns the id of a record to change, in lower case. Throws NOT_FOUND if it isn't a UUID. */
export function requireId(value: unknown): string {
  if (!isId(value)) throw new AppError('NOT_FOUND');
  return value.toLowerCase();
}

/** Returns true if a day such as `2024-02-29` exists. `Date` alone would accept February 30, and year 0 is rejected. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !day.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns the search text of a list; empty without a search. Throws BAD_USER_INPUT if it is too long or invalid. */
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
