import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#server/platform/errors';

/** Field by field `[before, after]` of what differs; all of it where it was made (no `before`) or deleted. */
export function differences(before: object | null, after: object | null): Record<string, [unknown, unknown]> {
  const one: Record<string, unknown> = { ...before };
  const other: Record<string, unknown> = { ...after };
  const fields = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    fields
      .filter((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null))
      .map((field) => [field, [one[field] ?? null, other[field] ?? null]]),
  );
}

/** Refuses an edit that was made on something older than what is stored; both as the API gives them. */
export function refuseOlder(read: Date, stored: string): void {
  if (read.getTime() !== Date.parse(stored)) throw new AppError('CONFLICT');
}

/**
 * SQL for a new `updated_at` that is later than the stored one by at least a millisecond, the unit in which editors
 * read it. `at` is the parameter that holds the time.
 */
export const laterUpdate = (at: string): string =>
  `greatest(${at}::timestamptz, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;
