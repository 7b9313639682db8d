import { fromLocalDateTime, toLocalDateTime } from '#client/platform/formats/site-calendar';
import type { Problem } from '#client/ui/editing/problem';

/** Converts an ISO time to the value of a `datetime-local` input in the site's time zone. Empty for no time. */
export const localDateTime = (iso: string | null | undefined): string => (iso ? toLocalDateTime(iso) : '');

/** Converts the value of a `datetime-local` input to an ISO time. Null for an empty value. */
export const momentOf = (typed: string): string | null => (typed ? fromLocalDateTime(typed) : null);

const [earliest, tooLate] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** Returns the problem of a typed time, or undefined. An empty value is valid. */
export function momentProblem(typed: string): Problem | undefined {
  if (typed === '') return undefined;
  const moment = Date.parse(`${typed}Z`);
  return moment >= earliest && moment < tooLate ? undefined : { id: 'admin.error.moment' };
}
