import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { lockPeople } from '#server/features/profile/status/change-user-types';
import { freshViewer, sessionOf } from '#server/features/profile/sign-in/fresh-viewer';
import { profileById } from '#server/features/profile/profile.service';
import type { Profile } from '#server/features/profile/profile.types';
import { rejectOlderTokens, rejectOlderTokensOf } from '#server/features/profile/sign-in/sign-in.queries';
import { forget } from '#server/platform/cache/cache';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanEndSessions, canReadSessions } from '../identity.policy';
import { readSubjects, subjectsOf, subjectsOfPeople } from '../identity.queries';
import { identityProvider } from '../identity-provider';
import { configuredIssuer } from '../tokens';

/** Ends a person's sessions at the provider except one, and makes the portal reject their tokens. */
export async function endAllSessions(
  manager: EntityManager,
  profileId: string,
  kept: string | null,
): Promise<void> {
  await rejectOlderTokens(manager, profileId, kept, 'elsewhere');
  await identityProvider().endSessions(
    manager,
    await subjectsOf(manager, configuredIssuer(), profileId),
    kept,
  );
}

/** Allows or blocks a person's sign-in in the caller's transaction. Blocking ends every session. */
export async function closeOrOpenSignIn(
  manager: EntityManager,
  profileId: string,
  isOpen: boolean,
): Promise<void> {
  if (!isOpen) await rejectOlderTokens(manager, profileId, null, 'elsewhere');
  await identityProvider().setEnabled(
    manager,
    await subjectsOf(manager, configuredIssuer(), profileId),
    isOpen,
  );
}

/** Ends all sessions of people who are locked by the caller's transaction. */
export async function endSessionsOf(manager: EntityManager, profileIds: readonly string[]): Promise<void> {
  const subjects = await subjectsOfPeople(manager, configuredIssuer(), profileIds);
  await identityProvider().endSessions(manager, subjects, null);
  await rejectOlderTokensOf(manager, profileIds);
}

/** Like `closeOrOpenSignIn`, for many people. */
export async function closeOrOpenSignIns(
  manager: EntityManager,
  profileIds: readonly string[],
  isOpen: boolean,
): Promise<void> {
  const subjects = await subjectsOfPeople(manager, configuredIssuer(), profileIds);
  await identityProvider().setEnabled(manager, subjects, isOpen);
  if (!isOpen) await rejectOlderTokensOf(manager, profileIds);
}

/**
 * Ends the caller's other sessions, or all sessions of another person for an administrator; audited. Returns the
 * person. Throws NOT_FOUND if they don't exist.
 */
export async function endSessions(viewer: Viewer, profileId: string): Promise<Profile> {
  const caller = assertCanEndSessions(viewer, profileId);
  const id = requireId(profileId);
  await transaction(async (manager) => {
    await lockPeople(manager, [id]);
    const actor = assertCanEndSessions(await freshViewer(manager, caller), id);
    const isOwn = actor.profileId === id;
    const [person]: unknown[] = await manager.query('select 1 from profile where id = $1', [id]);
    if (!person) throw new AppError('NOT_FOUND');
    await endAllSessions(manager, id, isOwn ? (sessionOf(actor)?.id ?? null) : null);
    await appendAudit(manager, {
      action: 'user_logout',
      actor: actorOf(actor),
      targetKind: 'profile',
      targetId: id,
      outcome: isOwn ? 'other_sessions' : 'all_sessions',
    });
  });
  forget('viewers');
  return (await profileById(viewer, id))!;
}

/**
 * Returns the number of a person's open sessions; null if the provider doesn't report it or the viewer may not know.
 */
export async function openSessionsOf(viewer: Viewer, profileId: string): Promise<number | null> {
  if (!canReadSessions(viewer, profileId)) return null;
  const subjects = await readSubjects(configuredIssuer(), profileId);
  const counts = await Promise.all(subjects.map((subject) => identityProvider().countSessions(subject)));
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}
