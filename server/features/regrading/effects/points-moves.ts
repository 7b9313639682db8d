import { isNewlyFailed, isNewlyPassed, type NewMark } from '../regrade-marks';

/** A passed attempt as the regrade met it. */
export interface Pass {
  id: string;
  profileId: string;
  countsSince: string;
  points: number;
  pointsEarned: number;
  closedAt: Date;
}

/** Points that an attempt earns from now on, and the difference to what it earned. */
export interface PointsMove {
  attemptId: string;
  profileId: string;
  earns: number;
  difference: number;
}

type Standing = Pass & { isNew: boolean };

const groupOf = ({ profileId, countsSince }: { profileId: string; countsSince: string }): string =>
  `${profileId} ${countsSince}`;

const earliestFirst = (one: Standing, other: Standing): number =>
  one.closedAt.getTime() - other.closedAt.getTime() || (one.id < other.id ? -1 : 1);

/** The passes that stand after the regrade, by person and period. */
function standingPasses(passes: readonly Pass[], marks: readonly NewMark[]): Map<string, Standing[]> {
  const lost = new Set(marks.filter(isNewlyFailed).map(({ attempt }) => attempt.id));
  const won = marks.filter(isNewlyPassed).map(({ attempt }) => ({ ...attempt, closedAt: attempt.closedAt! }));
  const standing = [
    ...passes.filter(({ id }) => !lost.has(id)).map((pass) => ({ ...pass, isNew: false })),
    ...won.map((pass) => ({ ...pass, isNew: true })),
  ];
  return Map.groupBy(standing.toSorted(earliestFirst), groupOf);
}

/** Whether the person has another pass of the test in the period of that attempt after the regrade. */
export function passesElsewhere(
  passes: readonly Pass[],
  marks: readonly NewMark[],
): (mark: NewMark) => boolean {
  const standing = standingPasses(passes, marks);
  return ({ attempt }) => standing.has(groupOf(attempt));
}

/** Which of a period's passes earns points that it did not earn before; null for none. */
function heir(standing: readonly Standing[], isTaken: boolean): Standing | null {
  if (standing.some(({ pointsEarned }) => pointsEarned > 0)) return null;
  if (!isTaken && standing.some(({ isNew }) => !isNew)) return null;
  return standing[0] ?? null;
}

/**
 * What a regrade does to points: a period's passes of a test earn once, so a new pass earns only where no other has,
 * and where a pass is lost another one of the period earns in its place. Points are given before points are taken.
 * `passes` are all passes before the regrade of the people whose passes change.
 */
export function pointsMoves(passes: readonly Pass[], marks: readonly NewMark[]): PointsMove[] {
  const standing = standingPasses(passes, marks);
  const lost = marks.filter(isNewlyFailed).filter(({ attempt }) => attempt.pointsEarned > 0);
  const takenFrom = new Set(lost.map(({ attempt }) => groupOf(attempt)));
  const touched = new Set([
    ...takenFrom,
    ...marks.filter(isNewlyPassed).map(({ attempt }) => groupOf(attempt)),
  ]);
  const given = [...touched].flatMap((group): PointsMove[] => {
    const pass = heir(standing.get(group) ?? [], takenFrom.has(group));
    if (!pass || pass.points === 0) return [];
    return [{ attemptId: pass.id, profileId: pass.profileId, earns: pass.points, difference: pass.points }];
  });
  const taken = lost.map(({ attempt: { id, profileId, pointsEarned } }) => {
    return { attemptId: id, profileId, earns: 0, difference: -pointsEarned };
  });
  return [...given, ...taken];
}
