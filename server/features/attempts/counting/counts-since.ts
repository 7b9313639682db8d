import type { Periods } from './periods';

/** SQL of an instant and of the start of its calendar period; null without periods. */
interface Moment {
  asOf: string;
  periodStart: string;
}

/**
 * Returns SQL of the time from which attempts count as of a moment. Access, promotion, points and regrades all use it.
 * `v` is the published version of the test and `p` the person.
 */
export const countsSince = ({ asOf, periodStart }: Moment): string =>
  `counts_since(v.category, ${periodStart}, p.pro_cycle_started_at, ${asOf})`;

/**
 * Returns the present, with the parameter of `periodStarts`. A PRO cycle that a server with a fast clock started counts
 * too.
 */
export const present = (starts: string): Moment => ({
  asOf: `'infinity'`,
  periodStart: `(${starts}::timestamptz[])[case v.reset_period when 'yearly' then 1 when 'quarterly' then 2
    when 'monthly' then 3 when 'weekly' then 4 end]`,
});

/** Returns the starts of the current periods as the parameter of `present`. */
export const periodStarts = ({ yearly, quarterly, monthly, weekly }: Periods): Date[] =>
  [yearly, quarterly, monthly, weekly].map(({ start }) => start);

/**
 * Returns the start of an attempt, with the parameter of the time zone. Two attempts with the same `countsSince` count
 * together.
 */
export const startOf = (attempt: string, timezone: string): Moment => ({
  asOf: `${attempt}.started_at`,
  periodStart: `date_trunc(case v.reset_period when 'yearly' then 'year' when 'quarterly' then 'quarter'
    when 'monthly' then 'month' when 'weekly' then 'week' end, ${attempt}.started_at, ${timezone}::text)`,
});

/** Returns SQL that is true if an attempt is in the person's current PRO cycle, regardless of the period. */
export const inCycle = (attempt: string): string =>
  `${attempt}.started_at >= counts_since('pro', null, p.pro_cycle_started_at, 'infinity')`;
