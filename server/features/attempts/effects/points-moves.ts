import type { CountedAttempt } from './counted-attempts.queries';
import { isNewlyFailed, isNewlyPassed, type MarkChange } from './mark-change';

/** The points that an attempt earns from now on, and the difference to before. */
export interface PointsMove {
  attemptId: string;
  profileId: string;
  earns: number;
  difference: number;
}

type CountingAttempt = CountedAttempt & { isNew: boolean };

const groupOf = ({ profileId, testId, countsSince }: CountedAttempt): string =>
  `${profileId} ${testId} ${countsSince}`;

// An attempt that is still open sorts last.
const closedAt = (attempt: CountedAttempt): number => attempt.closedAt?.getTime() ?? Infinity;

const earliestFirst = (one: CountingAttempt, other: CountingAttempt): number =>
  closedAt(one) - closedAt(other) || (one.id < other.id ? -1 : 1);

/** The passes of the people at the tests of a batch before the changes, and which are won and lost. */
export interface Passes {
  /** The passes after the changes, by person, test and period. */
  counting: Map<string, CountingAttempt[]>;
  won: CountedAttempt[];
  lost: CountedAttempt[];
}

/** Returns the passes after the changes. `attempts` must be the result of `readCountedAttempts`. */
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

/** Returns true if the person has another pass of the test in the attempt's period. */
export const passesElsewhere = ({ counting }: Passes, attempt: CountedAttempt): boolean =>
  counting.has(groupOf(attempt));

/** Returns the pass of a period that newly earns the points; null if none does. */
function heir(counting: readonly CountingAttempt[], isTaken: boolean): CountingAttempt | null {
  if (counting.some(({ pointsEarned }) => pointsEarned > 0)) return null;
  if (!isTaken && counting.some(({ isNew }) => !isNew)) return null;
  return counting[0] ?? null;
}

/**
 * Returns the changes of points. Only one pass of a test earns points per period: a new pass earns only without another
 * one, and if the earning pass is lost, another one earns instead. Additions come before subtractions.
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
