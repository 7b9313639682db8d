/** Points that a usual test earns. */
const typicalTestPoints = 150;

/** How far somebody's points reach for a price. */
export interface Reach {
  /** Points that are missing; 0 where they reach. */
  missing: number;
  /** About how many tests give them. */
  tests: number;
}

export function reachOf(points: number, price: number): Reach {
  const missing = Math.max(0, price - points);
  return { missing, tests: Math.ceil(missing / typicalTestPoints) };
}

/** Points of one block of a reward's bar: those of a usual test, or of several so that no bar has more than 40 blocks. */
export const pointsPerBlock = (price: number): number =>
  typicalTestPoints * Math.max(1, Math.ceil(price / (40 * typicalTestPoints)));

/** The values of the message that says what one block is. */
export function blockValues(price: number): { each: number; tests: number } {
  const each = pointsPerBlock(price);
  return { each, tests: each / typicalTestPoints };
}

/** The blocks of a reward's bar: all, those that are there, and one on which somebody stands. */
export function blocksOf(points: number, price: number): { done: number; total: number } {
  const each = pointsPerBlock(price);
  const total = Math.max(1, Math.ceil(price / each));
  return { total, done: points >= price ? total : Math.floor(Math.max(0, points) / each) };
}

/** A test that can be taken now, by its module, and what a pass of it earns. */
export type TestToEarn = { id: string; name: string; points: number };

/** Whether points that do not reach for a price do after one test. */
export function isTestAway(points: number, price: number, test: TestToEarn | undefined): boolean {
  const { missing } = reachOf(points, price);
  return missing > 0 && test !== undefined && test.points >= missing;
}

export type Listed = { id: string; price: number; left: number };

/** What to go for next: the cheapest that is left and dearer than what is there; else the dearest to be had. */
export function nextReward<Reward extends Listed>(
  points: number,
  all: readonly Reward[],
): Reward | undefined {
  const left = all.filter((reward) => reward.left > 0).sort((one, other) => one.price - other.price);
  return left.find(({ price }) => price > points) ?? left.at(-1);
}
