import type { ChangedPoints } from '#server/features/points/settle';
import { isNewlyFailed, isNewlyPassed } from '#server/features/attempts/effects/mark-change';
import { compareText } from '#server/platform/text/compare-text';
import { foldSearch } from '#server/platform/text/fold';
import { isRaised } from '../regrade-marks';
import type { RegradePlan } from '../regrade-plan';
import type { ProChange } from '../regrade.enums';
import type { RegradeCounts, RegradedResult } from '../regrade.types';

const noEffect: RegradeCounts = {
  attempts: 0,
  open: 0,
  raised: 0,
  lowered: 0,
  kept: 0,
  newlyPassed: 0,
  newlyFailed: 0,
  newlyPro: 0,
  noLongerPro: 0,
  pointsGiven: 0,
  pointsTaken: 0,
  pointsWaived: 0,
};

/** Returns the counts of a regrade that was already made. */
export const nothingMore = (): RegradeCounts => ({ ...noEffect });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns the number of changes in a plan. `points` are the changes of points that were written. */
export function countsOf(plan: RegradePlan, points: readonly ChangedPoints[]): RegradeCounts {
  const { attempts, set, kept, marks } = plan;
  const { pro } = plan.effects;
  const open = attempts.filter(({ status }) => status === 'in_progress').length;
  const raised = set.filter(isRaised).length;
  return {
    attempts: attempts.length - open,
    open,
    raised,
    lowered: marks.length - raised,
    kept: kept.length,
    newlyPassed: marks.filter(isNewlyPassed).length,
    newlyFailed: marks.filter(isNewlyFailed).length,
    newlyPro: pro.promoted.length,
    noLongerPro: pro.demoted.length,
    pointsGiven: sum(points.map(({ amount }) => Math.max(amount, 0))),
    pointsTaken: sum(points.map(({ amount }) => Math.max(-amount, 0))),
    pointsWaived: sum(points.map(({ waived }) => waived)),
  };
}

/** The sort key of a row in the list. */
export const effectKey = ({ name, id }: Pick<RegradedResult, 'name' | 'id'>): [string, string] => [
  foldSearch(name),
  id,
];

/** Returns a negative number if the first key comes before the second. */
export const compareKeys = (one: readonly string[], other: readonly string[]): number =>
  compareText(one[0]!, other[0]!) || compareText(one[1]!, other[1]!);

/** Returns the changed results of a plan, sorted by name. */
export function effectsOf({ marks, effects: { points, pro } }: RegradePlan): RegradedResult[] {
  const differences = new Map(points.map(({ attemptId, difference }) => [attemptId, difference]));
  const promoted = new Set(pro.promoted.map(({ attemptId }) => attemptId));
  const demoted = new Set(pro.demoted.map(({ attemptId }) => attemptId));
  const proChange = (id: string): ProChange | null =>
    promoted.has(id) ? 'promoted' : demoted.has(id) ? 'demoted' : null;
  return marks
    .map(
      ({ attempt: { id, profileId, name, email, status, score }, status: newStatus, score: newScore }) => ({
        id,
        profileId,
        name,
        email,
        oldStatus: status === 'passed' ? ('passed' as const) : ('failed' as const),
        newStatus,
        oldScore: score ?? 0,
        newScore,
        pointsDifference: differences.get(id) ?? 0,
        proChange: proChange(id),
      }),
    )
    .toSorted((one, other) => compareKeys(effectKey(one), effectKey(other)));
}
