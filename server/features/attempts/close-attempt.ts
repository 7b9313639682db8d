import type { EntityManager } from 'typeorm';
import { type AuditActor, appendAudit } from '#server/features/audit/audit.service';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { changePoints } from '#server/features/points/change-points';
import { promoteToPro } from '#server/features/profile/profile.service';
import { currentSettings } from '#server/features/settings/settings.service';
import type { Settings } from '#server/features/settings/settings.types';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { type LockedAttempt, lockAttempt, readAnsweredQuestions } from './attempt.queries';
import { issueCertificates } from './certificates/issue-certificate';
import { type Closing, dueClosing } from './closing';
import { mark } from './marking/marking';
import { earnsPro } from './counting/promotion';
import { lockProFacts } from './counting/promotion.queries';
import { resultMail } from './results/result-mail';
import { hasEarnedBefore } from './counting/earned-before';
import { writeMark } from './marking/write-mark';

const system: AuditActor = { kind: 'system' };

/** Makes the person PRO if this was the last PRO test that was missing. */
async function promote(manager: EntityManager, profileId: string, settings: Settings): Promise<boolean> {
  const { userType, tests } = await lockProFacts(manager, profileId, settings.timezone);
  return earnsPro(userType, tests) && promoteToPro(manager, profileId);
}

/** Marks an attempt with the answers it has; gives whether the person was promoted. */
async function closeMarked(
  manager: EntityManager,
  attempt: LockedAttempt,
  actor: AuditActor,
  settings: Settings,
): Promise<boolean> {
  const { id, profileId } = attempt;
  const questions = await readAnsweredQuestions(manager, id);
  const marked = mark(questions);
  const { score } = marked;
  const passed = score >= attempt.passMark;
  const status = passed ? 'passed' : 'failed';
  const earns = passed && !(await hasEarnedBefore(manager, id, settings.timezone));
  const points = earns ? attempt.points : 0;
  const closedAt = now();
  const { deadlineAt } = attempt;
  const workedUntil = deadlineAt && deadlineAt < closedAt ? deadlineAt : closedAt;
  await writeMark(manager, id, questions, {
    ...marked,
    status,
    pointsEarned: points,
    closedAt,
    workedUntil,
  });
  if (passed) {
    const idempotencyKey = `attempt:${id}`;
    await changePoints(manager, [
      { profileId, amount: points, reason: 'test_passed', sourceId: id, idempotencyKey },
    ]);
    await issueCertificates(manager, [id]);
  }
  const changes = { status: ['in_progress', status], score: [null, score] } satisfies Record<
    string,
    [unknown, unknown]
  >;
  await appendAudit(manager, {
    action: `test_${status}`,
    actor,
    targetKind: 'attempt',
    targetId: id,
    changes,
  });
  const promoted = passed && attempt.category === 'pro' && (await promote(manager, profileId, settings));
  if (promoted) await manager.query('update attempt set promoted_to_pro = true where id = $1', [id]);
  await enqueueMail(manager, resultMail(attempt, { score, pointsEarned: points, promoted }));
  return promoted;
}

/** Closes an attempt that counts neither as passed nor as failed. */
async function closeUncounted(
  manager: EntityManager,
  id: string,
  status: 'abandoned' | 'voided',
): Promise<void> {
  await manager.query(
    `update attempt set status = $2, closed_at = $3, correct_count = 0, incorrect_questions = '[]' where id = $1`,
    [id, status, now()],
  );
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
  const settings = await currentSettings();
  const promoted = await transaction(async (manager) => {
    const at = now();
    const attempt = await lockAttempt(manager, id, owner, at);
    if (!attempt) throw new AppError('NOT_FOUND');
    if (owner !== null && attempt.ownerDisabled) throw new AppError('PROFILE_DISABLED');
    const closing = attempt.closed ? null : decide(attempt, at);
    if (closing === 'mark') return closeMarked(manager, attempt, actor, settings);
    if (closing) await closeUncounted(manager, id, closing === 'void' ? 'voided' : 'abandoned');
    return false;
  });
  if (promoted) forget('viewers');
}

/** Closes an attempt if its deadline has passed, it was abandoned or its module was disabled. */
export const closeIfDue = (id: string): Promise<void> => close(id, null, system, dueClosing);

/** Closes an attempt of that person for good: marked, unless something else was due before. NOT_FOUND for others'. */
export const closeSubmitted = (id: string, profileId: string): Promise<void> =>
  close(id, profileId, { kind: 'person', id: profileId }, (attempt, at) => dueClosing(attempt, at) ?? 'mark');
