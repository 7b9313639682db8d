import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { lockAdministrators } from '#server/features/profile/status/change-status';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { lockProfile } from '#server/features/profile/profile.queries';
import type { Profile } from '#server/features/profile/profile.types';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { saveOnce } from '#server/platform/saves/save-once';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { insertRequest, isDeleted, lockRequest } from '../data-request.queries';
import { assertCanDelete } from '../privacy.policy';
import { erasePerson } from './forget-person';

const told = (email: string): string => email.trim().toLowerCase();

async function remove(
  manager: EntityManager,
  admin: Person,
  person: Profile,
  email: string,
): Promise<string> {
  if (await isDeleted(manager, person.id)) throw new AppError('CONFLICT', 'This person was deleted.');
  if (told(email) !== told(person.email)) throwFieldError('email', 'This is not the e-mail of the person.');
  const requestedAt = now();
  const requested = { profileId: person.id, kind: 'deletion', requestedAt, dueAt: requestedAt } as const;
  const request = await insertRequest(manager, requested);
  if (request.isNew) {
    await appendAudit(manager, {
      action: 'add',
      actor: actorOf(admin),
      targetKind: 'data_request',
      targetId: request.id,
      outcome: 'deletion',
    });
  }
  await erasePerson(manager, (await lockRequest(manager, request.id, 'deletion'))!, admin.profileId);
  return request.id;
}

/**
 * Deletes another person immediately, with or without a pending request; for administrators, who confirm with the
 * e-mail address, audited. Throws CONFLICT if they were already deleted.
 */
export async function deletePerson(viewer: Viewer, sentId: string, email: string): Promise<string> {
  const caller = assertCanDelete(viewer, sentId);
  const profileId = requireId(sentId);
  const id = await transaction(async (manager) => {
    await lockAdministrators(manager);
    const admin = assertCanDelete(await freshViewer(manager, caller), profileId);
    const person = await lockProfile(manager, profileId);
    if (!person) throw new AppError('NOT_FOUND');
    return saveOnce(manager, admin, () => remove(manager, admin, person, email));
  });
  forget('viewers');
  return id;
}
