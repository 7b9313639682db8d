import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { currentSettings } from '#server/features/settings/settings.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { type LockedAttempt, lockAttempt } from './attempt.queries';
import { type Closing, dueClosing } from './closing';
import { markAttempts } from './marking/mark-attempts';
import { writeMarks } from './marking/write-marks';
import type { ResultRow } from './results/result.queries';

const system: AuditActor = { kind: 'system' };

/** Closes an attempt that counts neither as passed nor as failed. */
async function closeUncounted(
  manager: EntityManager,
  id: string,
  status: 'abandoned' | 'voided',
): Promise<ResultRow[]> {
  const results = await writeMarks(manager, [{ id, status, closedAt: now(), correctCount: 0 }], []);
  await appendAudit(manager, {
    action: 'edit',
    actor: system,
    targetKind: 'attempt',
    targetId: id,
    outcome: status,
    changes: { status: ['in_progress', status] },
  });
  return results;
}

/** Voids every open attempt of a person in the caller's transaction. */
export async function voidOpenAttempts(manager: EntityManager, profileId: string): Promise<void> {
  const open: { id: string }[] = await manager.query(
    `select id from attempt where profile_id = $1 and status = 'in_progress' order by id for no key update`,
    [profileId],
  );
  for (const { id } of open) await closeUncounted(manager, id, 'voided');
}

/**
 * Locks an attempt and closes it with the result of `decide`. Returns the stored result; null if the attempt was
 * already closed.
 */
async function close(
  id: string,
  owner: string | null,
  actor: AuditActor,
  decide: (attempt: LockedAttempt, at: Date) => Closing | null,
): Promise<ResultRow | null> {
  // Read before the transaction, which must not wait for a second connection.
  const { timezone } = await currentSettings();
  const [result] = await transaction(async (manager) => {
    const at = now();
    const attempt = await lockAttempt(manager, id, owner, at);
    if (!attempt) throw new AppError('NOT_FOUND');
    if (owner !== null && attempt.ownerDisabled) throw new AppError('PROFILE_DISABLED');
    const closing = attempt.closed ? null : decide(attempt, at);
    if (!closing) return [];
    if (closing === 'mark') return markAttempts(manager, [attempt], () => actor, timezone);
    return closeUncounted(manager, id, closing === 'void' ? 'voided' : 'abandoned');
  });
  if (result?.promotedToPro) forget('viewers');
  return result ?? null;
}

/** Closes an attempt if its deadline has passed, it was abandoned or its module was disabled. */
export async function closeIfDue(id: string): Promise<void> {
  await close(id, null, system, dueClosing);
}

/**
 * Closes a submitted attempt of the person: scored, unless it was due to be closed in another way. Returns its result;
 * null if it was already closed. Throws NOT_FOUND for attempts of others.
 */
export const closeSubmitted = (id: string, profileId: string): Promise<ResultRow | null> =>
  close(id, profileId, { kind: 'person', id: profileId }, (attempt, at) => dueClosing(attempt, at) ?? 'mark');
