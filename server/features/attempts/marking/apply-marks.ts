import type { EntityManager } from 'typeorm';
import { changePoints } from '#server/features/points/change-points';
import type { PointsReason } from '#server/features/points/points.types';
import type { ChangedPoints, PointsChange } from '#server/features/points/settle';
import { demote, promote } from '#server/features/profile/status/change-user-types';
import { newCertificateNumber } from '../certificates/certificate-number';
import { withdrawCertificates } from '../certificates/issue-certificate';
import { isNewlyFailed, isNewlyPassed, type MarkChange } from '../effects/mark-change';
import type { MarkEffects } from '../effects/mark-effects';
import { evictPromotions, type WrittenAnswer, writeMarks, type WrittenMark } from './write-marks';

/** Marks to write, the credit of each question and the side effects. */
export interface MarkBatch {
  changes: readonly MarkChange[];
  answers: readonly WrittenAnswer[];
  effects: MarkEffects;
}

/** The time and the origin of new marks. */
export interface MarkingAction {
  at: Date;
  reason: PointsReason;
  /** Returns the idempotency key of the points entry of an attempt. */
  pointsKey: (attemptId: string) => string;
  /** Id of the person who caused it. Absent if the portal did. */
  actorId?: string;
}

/**
 * Returns one row for each attempt of a batch, with all that changes in it. `closing` are the attempts that are closed
 * with their marks.
 */
export function markRows(
  { changes, answers, effects: { points, pro } }: MarkBatch,
  closing: readonly Pick<WrittenMark, 'id' | 'closedAt' | 'workedUntil'>[] = [],
): WrittenMark[] {
  const rows = new Map<string, WrittenMark>();
  const set = (row: WrittenMark) => rows.set(row.id, { ...rows.get(row.id), ...row });
  for (const { attemptId } of answers) set({ id: attemptId });
  for (const { attempt, status, score, correctCount } of changes)
    set({ id: attempt.id, status, score, correctCount });
  for (const { attempt } of changes.filter(isNewlyPassed))
    set({ id: attempt.id, certificate: newCertificateNumber() });
  for (const each of closing) set(each);
  for (const { attemptId, earns } of points) set({ id: attemptId, pointsEarned: earns });
  for (const { attemptId } of pro.promoted) set({ id: attemptId, promoted: true });
  return [...rows.values()];
}

/** Returns the changes of points that a batch makes. Attempts that earn as much as before have none. */
export const pointsChanges = (
  { points }: MarkEffects,
  { reason, pointsKey, actorId }: Omit<MarkingAction, 'at'>,
): PointsChange[] =>
  points
    .filter(({ difference }) => difference !== 0)
    .map(({ attemptId, profileId, difference }) => {
      const idempotencyKey = pointsKey(attemptId);
      return { profileId, amount: difference, reason, sourceId: attemptId, actorId, idempotencyKey };
    });

const idsOf = (changes: readonly MarkChange[]): string[] => changes.map(({ attempt }) => attempt.id);

/**
 * Writes marks with their effects on points, certificates and PRO status, in the caller's transaction.
 * Returns the changes of points. The caller holds the locks of `planEffects`.
 */
export async function applyMarks(
  manager: EntityManager,
  batch: MarkBatch,
  action: MarkingAction,
): Promise<ChangedPoints[]> {
  const { changes, answers, effects } = batch;
  await writeMarks(manager, markRows(batch), answers);
  const points = await changePoints(manager, pointsChanges(effects, action), effects.balances);
  await withdrawCertificates(manager, idsOf(changes.filter(isNewlyFailed)), action.at);
  const { promoted, demoted } = effects.pro;
  await promote(
    manager,
    promoted.map(({ profileId }) => profileId),
  );
  const standard = demoted.map(({ profileId }) => profileId);
  await demote(manager, standard);
  await evictPromotions(manager, standard);
  return points;
}
