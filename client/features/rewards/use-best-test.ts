import type { TestToEarn } from './reward-reach';
import { useTestsToEarnQuery } from './rewards.generated';

/** Returns the available test with the most points. Undefined if there is none or while it loads. */
export function useBestTest(): TestToEarn | undefined {
  const { data } = useTestsToEarnQuery();
  return data?.modules.nodes
    .map(({ id, name, myTest }) => ({ id, name, points: myTest.pointsToEarn }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)[0];
}
