/** How much of everything is made, and over which time. */
export interface LargeSizes {
  accounts: number;
  people: number;
  results: number;
  /** When the first result began, and how much later each next one. */
  since: Date;
  step: number;
}

const twoYears = 2 * 365 * 86_400_000;
const resultsEach = 10;

/** Lines of the audit for each result: the sign-in, the result, its message, the sign-out, and one more. */
export const entriesOfResult = 5;

export const largeTests = 40;
export const questionsOfTest = 3;

/** 100,000 people at scale 1, in two years that end with the day `until`. */
export function largeSizes(scale: number, until: Date): LargeSizes {
  const people = Math.max(1, Math.round(100_000 * scale));
  const results = people * resultsEach;
  return {
    accounts: Math.max(1, Math.round(2_000 * scale)),
    people,
    results,
    since: new Date(until.getTime() - twoYears),
    step: Math.floor(twoYears / results),
  };
}

/** SQL of the id of the nth of a kind, the same on every machine. */
export const largeId = (kind: string, n: string): string => `md5('large ${kind} ' || ${n})::uuid`;

/** SQL of when the nth result begins. */
export const startOf = ({ since, step }: LargeSizes, n: string): string =>
  `(timestamptz '${since.toISOString()}' + ${n} * interval '${step} milliseconds')`;

/**
 * SQL of the results from the `lowest` to the `highest`, in their order in time: everybody takes a test, then everybody
 * the next one, and one of four fails. `n` counts results, `p` people, `k` the results of one, `t` the tests.
 */
export const actions = (sizes: LargeSizes, lowest: number, highest: number): string => `(
  select d.*, started_at + (4 + n % 4) * interval '1 minute' as closed_at, luck > 0 as passed,
    (array[1, 3, 2, 3])[luck + 1] as correct, ${largeId('attempt', 'n')} as attempt_id,
    ${largeId('profile', 'p')} as profile_id
  from (
    select n, n % ${sizes.people} as p, n / ${sizes.people} as k,
      (n % ${sizes.people} * 7 + n / ${sizes.people}) % ${largeTests} as t,
      (n % ${sizes.people} + n / ${sizes.people}) % 4 as luck, ${startOf(sizes, 'n')} as started_at
    from generate_series(${lowest}, ${highest}) n
  ) d)`;

/** SQL of the points that the `k`th result of person `p` brings: a fail is followed by a correction by hand. */
export const pointsOf = (k: string): string =>
  `case when (p + ${k}) % 4 > 0 then 100 when ${k} < 2 then 25 else -25 end`;

/** SQL of the person's balance after that. */
export const balanceAfter = `(select sum(${pointsOf('j')})::int from generate_series(0, k) j)`;

/** SQL of when the points of a result are written: of a correction by hand an hour later. */
export const creditedAt = `case when passed then closed_at else closed_at + interval '1 hour' end`;
