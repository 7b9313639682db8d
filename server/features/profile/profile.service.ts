import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { isLanguage } from '#server/platform/language/i18n';
import { saveOnce } from '#server/platform/saves/save-once';
import type { TokenSubject } from '#server/platform/access/token-subject';
import { isId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { freshViewer } from './sign-in/fresh-viewer';
import { auditedChanges } from './changes/audited-changes';
import { type ProfileChanges, profileChanges } from './changes/profile-changes';
import { ProfileEntity } from './profile.entity';
import { withAvatar } from './changes/avatar';
import { requirePersonStill } from './status/removed';
import { assertCanChangeOwn, assertCanUpdateProfile, readableProfiles } from './profile.policy';
import type { RequestedPart } from './profile-parts';
import { lockProfile, selectProfile } from './profile.queries';
import type { Profile } from './profile.types';
import { sessionFields, wholeProfile } from './whole-profile';

async function found(profile: Promise<Profile | null>): Promise<Profile> {
  const result = await profile;
  if (!result) throw new AppError('NOT_FOUND');
  return result;
}

/** Returns the viewer's own profile with these parts. */
export async function ownProfile(viewer: Viewer, parts?: readonly RequestedPart[]): Promise<Profile> {
  const { profileId } = assertCanChangeOwn(viewer);
  return found(selectProfile(profileId, readableProfiles(viewer), parts));
}

/** Returns a profile with these parts; null if it doesn't exist or isn't readable. */
export async function profileById(
  viewer: Viewer,
  id: string,
  parts?: readonly RequestedPart[],
): Promise<Profile | null> {
  const scope = readableProfiles(viewer);
  return isId(id) ? selectProfile(id, scope, parts) : null;
}

async function writeChanges(
  manager: EntityManager,
  editor: Person,
  stored: Profile,
  changes: ProfileChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await manager.update(ProfileEntity, stored.id, { ...changes, updatedAt: now() });
  await appendAudit(manager, {
    action: 'user_update',
    actor: actorOf(editor),
    targetKind: 'profile',
    targetId: stored.id,
    ...auditedChanges(stored, changes),
  });
}

/**
 * Changes the sent fields of a profile, audited by field, and returns it. Follows the rules of `profileChanges`; if one
 * field is invalid, nothing changes. `session` is set for a full update over REST.
 */
export async function updateProfile(
  viewer: Viewer,
  id: string,
  sent: Readonly<Record<string, unknown>>,
  session: TokenSubject | null = null,
): Promise<Profile> {
  const caller = assertCanUpdateProfile(viewer, id);
  if (!isId(id)) throw new AppError('NOT_FOUND');
  await transaction(async (manager) => {
    const stored = await found(lockProfile(manager, id));
    await requirePersonStill(manager, id);
    const editor = assertCanUpdateProfile(await freshViewer(manager, caller), id);
    await saveOnce(manager, editor, async () => {
      const own = session && caller.profileId === id ? sessionFields(session) : {};
      // `lastSeenAt` is known but not returned, because it would differ by the time it is sent back.
      const changes = profileChanges(sent, stored, {
        lastSeenAt: undefined,
        ...wholeProfile(stored),
        ...own,
      });
      await writeChanges(manager, editor, stored, await withAvatar(manager, editor, stored, changes));
    });
  });
  forget('viewers');
  return found(selectProfile(id, readableProfiles(viewer)));
}

/** Sets the viewer's own language. Throws LANGUAGE_UNKNOWN for unsupported ones. */
export async function setLanguage(viewer: Viewer, lang: unknown): Promise<Profile> {
  const { profileId } = assertCanChangeOwn(viewer);
  if (!isLanguage(lang)) throw new AppError('LANGUAGE_UNKNOWN');
  return updateProfile(viewer, profileId, { lang });
}
