import type { EntityManager } from 'typeorm';
import { type AuditActor, appendAudit } from '#server/features/audit/audit.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { type LockedAttempt, lockAttempt } from './attempt.queries';
import { type Closing, dueClosing } from './closing';
import { markAttempts } from './marking/mark-attempts';
import { writeMarks } from './marking/write-marks';

const system: AuditActor = { kind: 'system' };

/** Closes an attempt that counts neither as passed nor as failed. */
async function closeUncounted(
  manager: EntityManager,
  id: string,
  status: 'abandoned' | 'voided',
): Promise<void> {
  await writeMarks(manager, [{ id, status, closedAt: now(), correctCount: 0 }], []);
  await appendAudit(manager, {
    action: 'edit',
    actor: system,
    targetKind: 'attempt',
    targetId: id,
    outcome: status,
    changes: { status: ['in_progress', status] },
  });
}

/** Locks an attempt and closes it as `decide` says, exactly once; a closed one stays as it is. */
async function close(
  id: string,
  owner: string | null,
  actor: AuditActor,
  decide: (attempt: LockedAttempt, at: Date) => Closing | null,
): Promise<void> {
  // Read before the transaction, which must not wait for a second connection.
  const { timezone } = await currentSettings();
  const promotes = await transaction(async (manager) => {
    const at = now();
    const attempt = await lockAttempt(manager, id, owner, at);
    if (!attempt) throw new AppError('NOT_FOUND');
    if (owner !== null && attempt.ownerDisabled) throw new AppError('PROFILE_DISABLED');
    const closing = attempt.closed ? null : decide(attempt, at);
    if (closing === 'mark') {
      const { pro } = await markAttempts(manager, [attempt], () => actor, timezone);
      return pro.promoted.length > 0;
    }
    if (closing) await closeUncounted(manager, id, closing === 'void' ? 'voided' : 'abandoned');
    return false;
  });
  if (promotes) forget('viewers');
}

/** Closes an attempt if its deadline has passed, it was abandoned or its module was disabled. */
export const closeIfDue = (id: string): Promise<void> => close(id, null, system, dueClosing);

/** Closes an attempt of that person for good: marked, unless something else was due before. NOT_FOUND for others'. */
export const closeSubmitted = (id: string, profileId: string): Promise<void> =>
  close(id, profileId, { kind: 'person', id: profileId }, (attempt, at) => dueClosing(attempt, at) ?? 'mark');
