import type { EntityManager } from 'typeorm';
import { lockBalances, readBalances } from '#server/features/points/change-points';
import { lockPeople } from '#server/features/profile/status/change-user-types';
import { now } from '#server/platform/clock';
import { periodStarts } from '../counting/counts-since';
import { currentPeriods } from '../counting/periods';
import { readCountedAttempts } from './counted-attempts.queries';
import { isNewlyFailed, isNewlyPassed, type MarkChange } from './mark-change';
import { passesAfter, type PointsMove, pointsMoves } from './points-moves';
import { readProDetails } from './pro-details.queries';
import { type ProMoves, proMoves } from './pro-moves';

/** The side effects of new marks. */
export interface MarkEffects {
  points: PointsMove[];
  pro: ProMoves;
  /** The current balances of everyone whose points may change. */
  balances: ReadonlyMap<string, number>;
}

/**
 * Plans the changes of points and PRO status for new marks, of one submitted attempt or thousands of regraded ones.
 * With `holds`, locks everyone whose passes change, balances before people; the attempts must be locked already.
 */
export async function planEffects(
  manager: EntityManager,
  changes: readonly MarkChange[],
  { timezone, holds }: { timezone: string; holds: boolean },
): Promise<MarkEffects> {
  const changed = changes.filter((change) => isNewlyPassed(change) || isNewlyFailed(change));
  const none: ProMoves = { promoted: [], demoted: [] };
  if (changed.length === 0) return { points: [], pro: none, balances: new Map() };
  const ofPro = changed.filter(({ attempt }) => attempt.category === 'pro');
  const peopleOf = (some: readonly MarkChange[]): string[] => some.map(({ attempt }) => attempt.profileId);
  const balances = await (holds ? lockBalances : readBalances)(manager, peopleOf(changed));
  // Otherwise two concurrent passes of the last tests would not see each other.
  if (holds && ofPro.length > 0) await lockPeople(manager, peopleOf(ofPro));
  const starts = periodStarts(currentPeriods(timezone, now()));
  const ids = changed.map(({ attempt }) => attempt.id);
  const attempts = await readCountedAttempts(manager, ids, { timezone, starts });
  const passes = passesAfter(attempts, changed);
  const pro =
    ofPro.length > 0
      ? proMoves(await readProDetails(manager, peopleOf(ofPro), starts), attempts, ofPro, passes)
      : none;
  return { points: pointsMoves(passes), pro, balances };
}
