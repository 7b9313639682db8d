import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import {
  lockAdministrators,
  requireOtherAdministrators,
} from '#server/features/profile/status/change-status';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { DataRequestEntity } from '../data-request.entity';
import { insertRequest, lockWaitingDeletion } from '../data-request.queries';
import { assertCanRequestOwnData } from '../privacy.policy';

/** Days until a deletion is carried out, during which it can be withdrawn. */
const waitingDays = 14;

async function requestDeletionOf(manager: EntityManager, person: Person, timeZone: string): Promise<string> {
  const { profileId } = person;
  const requestedAt = now();
  const dueAt = new Date(requestedAt.getTime() + waitingDays * 86_400_000);
  const { id, isNew } = await insertRequest(manager, { profileId, kind: 'deletion', requestedAt, dueAt });
  if (!isNew) return id;
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(person),
    targetKind: 'data_request',
    targetId: id,
    outcome: 'deletion',
  });
  await enqueueMail(manager, {
    template: 'deletion_asked',
    profileId,
    key: `deletion:${id}:asked`,
    values: { dueAt: dueAt.toISOString(), timeZone },
  });
  return id;
}

/**
 * Requests the caller's deletion in 14 days. Returns the id of the request, or that of a pending one. Throws
 * LAST_ADMINISTRATOR if none would be left.
 */
export async function requestDeletion(viewer: Viewer, isConfirmed: boolean): Promise<string> {
  const caller = assertCanRequestOwnData(viewer);
  if (!isConfirmed) throwFieldError('confirm', 'What it means has to be read.');
  const { timezone } = await currentSettings();
  return transaction(async (manager) => {
    await lockAdministrators(manager);
    const person = await freshViewer(manager, caller);
    await requireOtherAdministrators(manager, person.profileId);
    return requestDeletionOf(manager, person, timezone);
  });
}

/** Withdraws the caller's request. Throws NOT_FOUND for requests of others and CONFLICT if it is no longer pending. */
export async function withdrawDeletion(viewer: Viewer, sentId: string): Promise<string> {
  const caller = assertCanRequestOwnData(viewer);
  const id = requireId(sentId);
  await transaction(async (manager) => {
    const person = await freshViewer(manager, caller);
    await lockWaitingDeletion(manager, id, person.profileId);
    await manager.update(DataRequestEntity, id, { state: 'withdrawn', decidedAt: now() });
    await appendAudit(manager, {
      action: 'edit',
      actor: actorOf(person),
      targetKind: 'data_request',
      targetId: id,
      outcome: 'taken_back',
    });
  });
  return id;
}
