import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import type { TokenSubject } from '#server/platform/access/token-subject';
import { requireId } from '#server/platform/validation';
import type { Role, Viewer } from '#server/platform/access/viewer';
import { assertCanEndImpersonation, assertCanImpersonate } from '../identity.policy';
import { noticedAfter } from './impersonated-person';
import type { Impersonation } from './impersonation.types';

/** Milliseconds for which an impersonation is valid. */
const length = 30 * 60 * 1000;
/** Milliseconds for which an expired impersonation is stored. */
const kept = 24 * 60 * 60 * 1000;

interface Seen {
  id: string;
  name: string;
  role: Role;
  disabledAt: Date | null;
}

/** Returns the person to impersonate, who can't be an administrator. */
async function personToSee(manager: EntityManager, profileId: string): Promise<Seen> {
  const [person] = await manager.query<Seen[]>(
    'select id::text as id, name, role, disabled_at as "disabledAt" from profile where id = $1 for share',
    [profileId],
  );
  if (!person) throw new AppError('NOT_FOUND');
  if (person.role === 'admin') throwFieldError('profileId', 'An administrator cannot be seen as.');
  if (person.disabledAt) throwFieldError('profileId', 'The person is disabled.');
  return person;
}

/**
 * Starts an impersonation in the administrator's session for 30 minutes, audited. Throws NOT_FOUND if the person
 * doesn't exist and BAD_USER_INPUT for administrators and disabled people.
 */
export async function startImpersonation(
  viewer: Viewer,
  subject: TokenSubject | null,
  profileId: string,
): Promise<Impersonation> {
  const caller = assertCanImpersonate(viewer);
  if (!subject?.sessionId) throw new AppError('FORBIDDEN', 'The sign-in has no session of its own.');
  const { issuer, sessionId } = subject;
  const until = new Date(now().getTime() + length);
  const seen = await transaction(async (manager) => {
    const administrator = assertCanImpersonate(await freshViewer(manager, caller));
    const { id, name } = await personToSee(manager, requireId(profileId));
    await manager.query('delete from impersonation where until < $1', [new Date(now().getTime() - kept)]);
    await manager.query(
      `insert into impersonation (issuer, session_id, administrator_id, profile_id, until) values ($1, $2, $3, $4, $5)
       on conflict (issuer, session_id) do update
       set administrator_id = excluded.administrator_id, profile_id = excluded.profile_id, until = excluded.until`,
      [issuer, sessionId, administrator.profileId, id, until],
    );
    await appendAudit(manager, {
      action: 'user_login',
      actor: actorOf(administrator),
      targetKind: 'profile',
      targetId: id,
      outcome: 'seen_as',
    });
    return { profileId: id, name, until, isOver: false };
  });
  // After this pause, no server lets the session write.
  await pause(noticedAfter);
  return seen;
}

/** Returns the impersonated person of the viewer; null if there is none. */
export function impersonation(viewer: Viewer): Impersonation | null {
  const { profileId, name, seenBy } = assertCanEndImpersonation(viewer);
  return seenBy ? { profileId, name, until: seenBy.until, isOver: seenBy.isOver } : null;
}

/** Ends the impersonation of a session, audited. Returns the impersonated person. A repeat changes nothing. */
export async function endImpersonation(
  viewer: Viewer,
  subject: TokenSubject | null,
  seenId: string,
): Promise<string | null> {
  const { profileId, seenBy } = assertCanEndImpersonation(viewer);
  if (!seenBy || !subject || profileId !== seenId.toLowerCase()) return null;
  await transaction(async (manager) => {
    const [, count] = await manager.query<[unknown[], number]>(
      'delete from impersonation where issuer = $1 and session_id = $2',
      [subject.issuer, subject.sessionId],
    );
    if (count === 0) return;
    await appendAudit(manager, {
      action: 'user_logout',
      actor: { kind: 'person', id: seenBy.profileId },
      targetKind: 'profile',
      targetId: profileId,
      outcome: 'seen_as',
    });
  });
  return profileId;
}
