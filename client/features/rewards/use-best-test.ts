import type { TestToEarn } from './reward-reach';
import { useTestsToEarnQuery } from './rewards.generated';

/** The test by which somebody can earn most now; undefined where none is open, and until that is known. */
export function useBestTest(): TestToEarn | undefined {
  const { data } = useTestsToEarnQuery();
  return data?.modules.nodes
    .map(({ id, name, myTest }) => ({ id, name, points: myTest.pointsToEarn }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)[0];
}
