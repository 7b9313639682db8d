/** The number of rows and their period. */
export interface LargeSizes {
  accounts: number;
  people: number;
  results: number;
  /** The start of the first result, and the milliseconds between results. */
  since: Date;
  step: number;
}

const twoYears = 2 * 365 * 86_400_000;
const resultsEach = 10;

/** Audit entries per result: the sign-in, the result, its message, the sign-out, and one more. */
export const entriesOfResult = 5;

export const largeTests = 40;
export const questionsOfTest = 3;

/** Returns the sizes for a scale: 100,000 people at scale 1, over two years up to the day `until`. */
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

/** Returns SQL of the id of the nth record of a kind, the same on every machine. */
export const largeId = (kind: string, n: string): string => `md5('large ${kind} ' || ${n})::uuid`;

/** Returns SQL of the start of the nth result. */
export const startOf = ({ since, step }: LargeSizes, n: string): string =>
  `(timestamptz '${since.toISOString()}' + ${n} * interval '${step} milliseconds')`;

/**
 * Returns SQL of the results from `lowest` to `highest` in chronological order: everyone takes a test, then everyone
 * takes the next one, and one of four fails. `n` counts results, `p` people, `k` the results of a person and `t` the
 * tests.
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

/** Returns SQL of the points for the `k`th result of person `p`. A failed one is followed by a manual adjustment. */
export const pointsOf = (k: string): string =>
  `case when (p + ${k}) % 4 > 0 then 100 when ${k} < 2 then 25 else -25 end`;

/** SQL of the person's balance after that. */
export const balanceAfter = `(select sum(${pointsOf('j')})::int from generate_series(0, k) j)`;

/** SQL of when the points of a result are written. A manual adjustment follows an hour later. */
export const creditedAt = `case when passed then closed_at else closed_at + interval '1 hour' end`;
