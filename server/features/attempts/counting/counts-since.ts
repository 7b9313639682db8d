import type { Periods } from './periods';

/** SQL for an instant, and for when the period of the calendar that holds it began; null without periods. */
interface Moment {
  asOf: string;
  periodStart: string;
}

/**
 * Since when the attempts were started that count as of a moment: the one rule for access, promotion, points and
 * regrades. In the statement `v` is the published version of the test and `p` the person.
 */
export const countsSince = ({ asOf, periodStart }: Moment): string =>
  `counts_since(v.category, ${periodStart}, p.pro_cycle_started_at, ${asOf})`;

/** The present, by the parameter of `periodStarts`. A PRO cycle that began by the clock of a server ahead has begun. */
export const present = (starts: string): Moment => ({
  asOf: `'infinity'`,
  periodStart: `(${starts}::timestamptz[])[case v.reset_period when 'yearly' then 1 when 'quarterly' then 2
    when 'monthly' then 3 when 'weekly' then 4 end]`,
});

/** When the periods of the present began, as `present` takes them. */
export const periodStarts = ({ yearly, quarterly, monthly, weekly }: Periods): Date[] =>
  [yearly, quarterly, monthly, weekly].map(({ start }) => start);

/** When an attempt was started, by the parameter of the time zone: two with the same `countsSince` count together. */
export const startOf = (attempt: string, timezone: string): Moment => ({
  asOf: `${attempt}.started_at`,
  periodStart: `date_trunc(case v.reset_period when 'yearly' then 'year' when 'quarterly' then 'quarter'
    when 'monthly' then 'month' when 'weekly' then 'week' end, ${attempt}.started_at, ${timezone}::text)`,
});

/** Whether an attempt is of the person's current PRO cycle, in whatever period. */
export const inCycle = (attempt: string): string =>
  `${attempt}.started_at >= counts_since('pro', null, p.pro_cycle_started_at, 'infinity')`;
