import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer, sessionOf } from '#server/features/profile/sign-in/fresh-viewer';
import { ownProfile, profileById } from '#server/features/profile/profile.service';
import type { Profile } from '#server/features/profile/profile.types';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { countOwnTry, clearOwnTries } from '../embedded/sign-in/sign-in-limits';
import {
  checkSelectedPassword,
  checkPasswordLength,
  assertCanChangeOwnPassword,
  assertCanSetPassword,
} from '../identity.policy';
import { rejectOlderTokens } from '#server/features/profile/sign-in/sign-in.queries';
import { identityProvider } from '../identity-provider';
import { ownSubject } from '../own-subject';
import { removeLinksOf } from '../password-link/password-link.queries';
import { notifyOfNewPassword } from './password-mail';

/** Returns the subject with which a profile signs in with a password. Throws NO_EMAIL if there is none. */
async function passwordSubject(profileId: string): Promise<string> {
  const subject = await ownSubject(profileId);
  if (!subject) throw new AppError('NO_EMAIL');
  return subject;
}

/** Sets the password at the provider, then invalidates older tokens and links and writes the audit entry. */
async function replacePassword(
  actor: Person,
  profileId: string,
  subject: string,
  password: string,
): Promise<void> {
  const isOwn = actor.profileId === profileId;
  const kept = isOwn ? (sessionOf(actor)?.id ?? null) : null;
  const viewer = await transaction((manager) => freshViewer(manager, actor));
  if (!isOwn) assertCanSetPassword(viewer);
  const finish = await identityProvider().setPassword(subject, password, kept);
  await transaction(async (manager) => {
    await finish(manager);
    await rejectOlderTokens(manager, profileId, kept, 'password');
    await removeLinksOf(manager, profileId);
    await appendAudit(manager, {
      action: 'reset_password',
      actor: actorOf(viewer),
      targetKind: 'profile',
      targetId: profileId,
      outcome: isOwn ? 'own' : 'by_administrator',
    });
    await notifyOfNewPassword(manager, profileId);
  });
}

/**
 * Changes the viewer's own password and ends their other sessions. Returns the person. Throws PASSWORD_WRONG for a
 * wrong current one, PASSWORD_TOO_SHORT, _LONG, _WEAK or _UNCHANGED for the new one, and RATE_LIMITED after too many
 * attempts.
 */
export async function changeOwnPassword(viewer: Viewer, current: string, next: string): Promise<Profile> {
  const person = assertCanChangeOwnPassword(viewer);
  checkSelectedPassword(next);
  const subject = await passwordSubject(person.profileId);
  const retryAfterSeconds = await countOwnTry(person.profileId);
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds });
  if (!(await identityProvider().verifyPassword(subject, current))) throw new AppError('PASSWORD_WRONG');
  await clearOwnTries(person.profileId);
  // A hosted provider rejects it only if its policy says so.
  if (current === next) throw new AppError('PASSWORD_UNCHANGED');
  await replacePassword(person, person.profileId, subject, next);
  return ownProfile(viewer);
}

/**
 * Sets another person's password and ends their sessions; for administrators. Returns the person. Throws NO_EMAIL if
 * the profile has no account with a password, and PASSWORD_TOO_SHORT, _LONG or _UNCHANGED.
 */
export async function changePassword(viewer: Viewer, profileId: string, password: string): Promise<Profile> {
  const admin = assertCanSetPassword(viewer);
  const id = requireId(profileId);
  // Administrators change their own password only with the current one.
  if (id === admin.profileId) throw new AppError('FORBIDDEN');
  checkPasswordLength(password);
  await replacePassword(admin, id, await passwordSubject(id), password);
  return (await profileById(viewer, id))!;
}
