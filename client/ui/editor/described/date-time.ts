import type { Problem } from '#client/ui/editing/problem';

/** A moment as an input of date and time has it: minutes, in the time zone of the browser; empty where there is none. */
export function localDateTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment that was typed; null where none was. */
export const momentOf = (typed: string): string | null => (typed ? new Date(typed).toISOString() : null);

const [earliest, tooLate] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** What is wrong with a typed moment, or undefined; there may be none. */
export function momentProblem(typed: string): Problem | undefined {
  if (typed === '') return undefined;
  const moment = Date.parse(typed);
  return moment >= earliest && moment < tooLate ? undefined : { id: 'admin.error.moment' };
}
