import { fromLocalDateTime, toLocalDateTime } from '#client/platform/site-calendar';
import type { Problem } from '#client/ui/editing/problem';

/** A moment as an input of date and time has it: minutes, in the site's time zone; empty where there is none. */
export const localDateTime = (iso: string | null | undefined): string => (iso ? toLocalDateTime(iso) : '');

/** The moment that was typed; null where none was. */
export const momentOf = (typed: string): string | null => (typed ? fromLocalDateTime(typed) : null);

const [earliest, tooLate] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** What is wrong with a typed moment, or undefined; there may be none. */
export function momentProblem(typed: string): Problem | undefined {
  if (typed === '') return undefined;
  const moment = Date.parse(`${typed}Z`);
  return moment >= earliest && moment < tooLate ? undefined : { id: 'admin.error.moment' };
}
