/**
 * SQL for a new `updated_at` that is later than the stored one by at least a millisecond, the unit in which editors
 * read it. `at` is the parameter that holds the time.
 */
export const nextUpdatedAt = (at: string): string =>
  `greatest(${at}::timestamptz, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;
