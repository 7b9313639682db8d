import type { CountedAttempt } from './counted-attempts.queries';
import { isNewlyFailed, isNewlyPassed, type MarkChange } from './mark-change';

/** Points that an attempt earns from now on, and the difference to what it earned. */
export interface PointsMove {
  attemptId: string;
  profileId: string;
  earns: number;
  difference: number;
}

type CountingAttempt = CountedAttempt & { isNew: boolean };

const groupOf = ({ profileId, testId, countsSince }: CountedAttempt): string =>
  `${profileId} ${testId} ${countsSince}`;

// An attempt that is open until now is the last of all.
const closedAt = (attempt: CountedAttempt): number => attempt.closedAt?.getTime() ?? Infinity;

const earliestFirst = (one: CountingAttempt, other: CountingAttempt): number =>
  closedAt(one) - closedAt(other) || (one.id < other.id ? -1 : 1);

/** The passes of a batch's people at its tests before their marks are changed, and what the changes make of them. */
export interface Passes {
  /** Those that stand then, by person, test and period. */
  counting: Map<string, CountingAttempt[]>;
  won: CountedAttempt[];
  lost: CountedAttempt[];
}

/** Works out which passes stand after the changes; `attempts` are all that `readCountedAttempts` gives of them. */
export function passesAfter(attempts: readonly CountedAttempt[], changes: readonly MarkChange[]): Passes {
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const those = (some: (change: MarkChange) => boolean): CountedAttempt[] =>
    changes.filter(some).map(({ attempt }) => byId.get(attempt.id)!);
  const won = those(isNewlyPassed);
  const lost = those(isNewlyFailed);
  const isLost = new Set(lost);
  const stay = attempts.filter((attempt) => attempt.isPassed && !isLost.has(attempt));
  const counting = [
    ...stay.map((pass) => ({ ...pass, isNew: false })),
    ...won.map((pass) => ({ ...pass, isNew: true })),
  ];
  return { counting: Map.groupBy(counting.toSorted(earliestFirst), groupOf), won, lost };
}

/** Whether the person has another pass of the test in the period of that attempt. */
export const passesElsewhere = ({ counting }: Passes, attempt: CountedAttempt): boolean =>
  counting.has(groupOf(attempt));

/** Which of a period's passes earns points that it did not earn before; null for none. */
function heir(counting: readonly CountingAttempt[], isTaken: boolean): CountingAttempt | null {
  if (counting.some(({ pointsEarned }) => pointsEarned > 0)) return null;
  if (!isTaken && counting.some(({ isNew }) => !isNew)) return null;
  return counting[0] ?? null;
}

/**
 * What new marks do to points: a period's passes of a test earn once, so a new pass earns only where no other stands,
 * and where a pass is lost another one of the period earns in its place. Points are given before points are taken.
 */
export function pointsMoves({ counting, won, lost }: Passes): PointsMove[] {
  const taken = lost.filter(({ pointsEarned }) => pointsEarned > 0);
  const takenFrom = new Set(taken.map(groupOf));
  const given = [...new Set([...takenFrom, ...won.map(groupOf)])].flatMap((group): PointsMove[] => {
    const pass = heir(counting.get(group) ?? [], takenFrom.has(group));
    if (!pass || pass.points === 0) return [];
    return [{ attemptId: pass.id, profileId: pass.profileId, earns: pass.points, difference: pass.points }];
  });
  return [
    ...given,
    ...taken.map(({ id, profileId, pointsEarned }) => {
      return { attemptId: id, profileId, earns: 0, difference: -pointsEarned };
    }),
  ];
}
