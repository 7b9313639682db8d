import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { signIns } from '#server/platform/metrics/metrics';
import type { TokenSubject } from '#server/platform/access/token-subject';
import { decideLink } from './identity.policy';
import {
  endOfSession,
  finishSession,
  insertLink,
  lockFirstSignIn,
  namesakeOf,
  profileOfSubject,
  startSession,
  touch,
  type ProfileRow,
} from './identity.queries';
import { insertProfile, rejectOlderTokens } from '#server/features/profile/sign-in/sign-in.queries';
import { trustedSignInProviders } from './tokens';
import { viewerOf } from './viewer.service';

type Subject = TokenSubject & { lang?: Language | null };

async function joinProfile(manager: EntityManager, subject: Subject, profileId: string): Promise<void> {
  await insertLink(manager, subject, profileId);
  await rejectOlderTokens(manager, profileId, subject.sessionId, 'elsewhere');
  await appendAudit(manager, {
    action: 'merged_email',
    actor: { kind: 'person', id: profileId },
    targetKind: 'profile',
    targetId: profileId,
    changes: { signInProvider: [null, subject.signInProvider] },
  });
}

async function createProfile(manager: EntityManager, subject: Subject, email: string): Promise<void> {
  const name = subject.name ?? email;
  const profileId = await insertProfile(manager, { name, email, lang: subject.lang ?? 'en' });
  await insertLink(manager, subject, profileId);
  await appendAudit(manager, {
    action: 'signed_up',
    actor: { kind: 'person', id: profileId },
    targetKind: 'profile',
    targetId: profileId,
  });
}

/** Returns the profile of a first sign-in: a new one, or the existing one that it may join. */
async function firstProfile(manager: EntityManager, subject: Subject): Promise<ProfileRow> {
  const { email } = subject;
  if (!email) throw new AppError('FORBIDDEN', 'No email address found');
  await lockFirstSignIn(manager, subject, email);
  const madeMeanwhile = await profileOfSubject(manager, subject);
  if (madeMeanwhile) return madeMeanwhile;
  const signIn = { ...subject, trustedProviders: trustedSignInProviders() };
  const decision = decideLink(signIn, await namesakeOf(manager, subject.issuer, email));
  if (decision === 'create') await createProfile(manager, subject, email);
  else await joinProfile(manager, subject, decision.join);
  return (await profileOfSubject(manager, subject))!;
}

/** Records the start of a session. Returns true the first time. */
async function recordStart(
  manager: EntityManager,
  subject: TokenSubject,
  profileId: string,
): Promise<boolean> {
  const { issuer, sessionId, signInProvider } = subject;
  if (sessionId && !(await startSession(manager, issuer, sessionId, profileId))) return false;
  await appendAudit(manager, {
    action: signInProvider === 'password' ? 'user_login' : 'sso_login',
    actor: { kind: 'person', id: profileId },
    targetKind: 'profile',
    targetId: profileId,
  });
  return true;
}

/**
 * Starts the session of a signed-in person: creates the profile at the first sign-in and records each session once.
 * Throws UNAUTHENTICATED without a token, FORBIDDEN for an API client or an account without an e-mail address,
 * LINK_REQUIRED if an administrator must link them, and like `viewerOf`.
 */
export async function initSession(subject: Subject | null): Promise<void> {
  const viewer = await viewerOf(subject);
  if (!subject) throw new AppError('UNAUTHENTICATED');
  if (viewer.kind === 'client') throw new AppError('FORBIDDEN');
  const isNew = await transaction(async (manager) => {
    const profile = (await profileOfSubject(manager, subject)) ?? (await firstProfile(manager, subject));
    if (profile.disabledAt) throw new AppError('PROFILE_DISABLED');
    await touch(manager, subject, profile.id);
    return recordStart(manager, subject, profile.id);
  });
  if (isNew) signIns.inc({ outcome: subject.signInProvider === 'password' ? 'password' : 'single_sign_on' });
}

/**
 * Records the end of a person's session once; `timeout` means by inactivity. Does nothing for a subject without a
 * profile. The browser ends the provider's own session.
 */
export async function endSession(subject: TokenSubject, { timeout }: { timeout: boolean }): Promise<void> {
  await transaction(async (manager) => {
    const profile = await profileOfSubject(manager, subject);
    if (!profile) return;
    const { issuer, sessionId } = subject;
    if (sessionId && !(await finishSession(manager, issuer, sessionId, profile.id))) return;
    await appendAudit(manager, {
      action: timeout ? 'auto_logout' : 'user_logout',
      actor: { kind: 'person', id: profile.id },
      targetKind: 'profile',
      targetId: profile.id,
    });
  });
}

/** Returns why the session of a token ended: a new password, an end from elsewhere, or expiry. */
export async function reasonOfEnd(subject: TokenSubject): Promise<'password' | 'elsewhere' | 'expired'> {
  return (await transaction((manager) => endOfSession(manager, subject))) ?? 'expired';
}
