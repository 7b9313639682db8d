/**
 * Returns SQL of a new `updated_at`, at least one millisecond after the stored one, as clients read it in
 * milliseconds. `at` is the parameter with the time.
 */
export const nextUpdatedAt = (at: string): string =>
  `greatest(${at}::timestamptz, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`;
