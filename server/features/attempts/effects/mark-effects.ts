import type { EntityManager } from 'typeorm';
import { lockBalances, readBalances } from '#server/features/points/change-points';
import { lockPeople } from '#server/features/profile/change-user-types';
import { now } from '#server/platform/clock';
import { periodStarts } from '../counting/counts-since';
import { currentPeriods } from '../counting/periods';
import { readCountedAttempts } from './counted-attempts.queries';
import { isNewlyFailed, isNewlyPassed, type MarkChange } from './mark-change';
import { passesAfter, type PointsMove, pointsMoves } from './points-moves';
import { readProDetails } from './pro-details.queries';
import { type ProMoves, proMoves } from './pro-moves';

/** What new marks do beside themselves. */
export interface MarkEffects {
  points: PointsMove[];
  pro: ProMoves;
  /** Of everybody whose points may move, as they are before. */
  balances: ReadonlyMap<string, number>;
}

/**
 * Works out what new marks do to points and PRO status, by what stands now: of one attempt that is submitted as of
 * thousands that are regraded. With `holds` everybody whose passes change is locked first, balances before people; the
 * attempts must be locked then.
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
  // Two last tests passed at the same moment would each not see the other.
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
