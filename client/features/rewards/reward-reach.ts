/** The points that a typical test earns. */
const typicalTestPoints = 150;

/** The points that are missing for a price. */
export interface Reach {
  /** The missing points, 0 if the balance suffices. */
  missing: number;
  /** The approximate number of tests that earn the missing points. */
  tests: number;
}

export function reachOf(points: number, price: number): Reach {
  const missing = Math.max(0, price - points);
  return { missing, tests: Math.ceil(missing / typicalTestPoints) };
}

/**
 * Returns the points per block of a reward's bar: those of a typical test, or a multiple so that no bar has more than
 * 40 blocks.
 */
export const pointsPerBlock = (price: number): number =>
  typicalTestPoints * Math.max(1, Math.ceil(price / (40 * typicalTestPoints)));

/** Returns the values of the message that explains a block. */
export function blockValues(price: number): { each: number; tests: number } {
  const each = pointsPerBlock(price);
  return { each, tests: each / typicalTestPoints };
}

/** Returns the total and completed blocks of a reward's bar. */
export function blocksOf(points: number, price: number): { done: number; total: number } {
  const each = pointsPerBlock(price);
  const total = Math.max(1, Math.ceil(price / each));
  return { total, done: points >= price ? total : Math.floor(Math.max(0, points) / each) };
}

/** A test that can be taken now, with its module and the points for passing it. */
export type TestToEarn = { id: string; name: string; points: number };

/** Returns true if the missing points can be earned with this one test. */
export function isTestAway(points: number, price: number, test: TestToEarn | undefined): boolean {
  const { missing } = reachOf(points, price);
  return missing > 0 && test !== undefined && test.points >= missing;
}

export type Listed = { id: string; price: number; left: number };

/**
 * Returns the next reward to aim for: the cheapest available one above the balance, otherwise the most expensive
 * available one.
 */
export function nextReward<Reward extends Listed>(
  points: number,
  all: readonly Reward[],
): Reward | undefined {
  const left = all.filter((reward) => reward.left > 0).sort((one, other) => one.price - other.price);
  return left.find(({ price }) => price > points) ?? left.at(-1);
}
