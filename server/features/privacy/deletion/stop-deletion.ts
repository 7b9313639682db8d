import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import { isStorable, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { DataRequestEntity } from '../data-request.entity';
import { lockWaitingDeletion } from '../data-request.queries';
import { assertCanDecideDeletions } from '../privacy.policy';

const maxReasonLength = 500;

function checked(sent: string): string {
  const reason = sent.trim();
  if (reason === '' || reason.length > maxReasonLength || !isStorable(reason)) {
    throwFieldError('reason', `A reason has 1 to ${maxReasonLength} characters.`);
  }
  return reason;
}

/**
 * Stops a deletion with a reason, which the person gets by e-mail; for administrators, audited. Throws CONFLICT if it
 * is no longer pending.
 */
export async function stopDeletion(viewer: Viewer, sentId: string, sentReason: string): Promise<string> {
  const caller = assertCanDecideDeletions(viewer);
  const id = requireId(sentId);
  const reason = checked(sentReason);
  await transaction(async (manager) => {
    const admin = assertCanDecideDeletions(await freshViewer(manager, caller));
    const request = await lockWaitingDeletion(manager, id);
    const decided = { state: 'stopped', decidedAt: now(), decidedBy: admin.profileId, reason } as const;
    await manager.update(DataRequestEntity, id, decided);
    await appendAudit(manager, {
      action: 'edit',
      actor: actorOf(admin),
      targetKind: 'data_request',
      targetId: id,
      outcome: 'stopped',
      personal: { about: request.profileId, changes: { reason: [null, reason] } },
    });
    await enqueueMail(manager, {
      template: 'deletion_stopped',
      profileId: request.profileId,
      key: `deletion:${id}:stopped`,
      values: { reason },
    });
  });
  return id;
}
