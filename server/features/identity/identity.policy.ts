import { AppError } from '#server/platform/errors';
import { requireAdmin, requirePerson, requireScope } from '#server/platform/access/policy';
import { isStorable } from '#server/platform/validation';
import type { TokenSubject } from '#server/platform/access/token-subject';
import type { Person, Role, Viewer } from '#server/platform/access/viewer';

/** People can change only their own password. */
export const assertCanChangeOwnPassword = (viewer: Viewer): Person => requirePerson(viewer);

/** Administrators can set anyone's password. */
export const assertCanSetPassword = (viewer: Viewer): Person => requireAdmin(viewer);

/** People can end their own sessions, and administrators those of anyone. */
export function assertCanEndSessions(viewer: Viewer, profileId: string): Person {
  const person = requirePerson(viewer);
  return person.profileId === profileId.toLowerCase() ? person : requireAdmin(viewer);
}

/** Only administrators can impersonate. */
export const assertCanImpersonate = (viewer: Viewer): Person => requireAdmin(viewer);

/** An impersonated viewer isn't the administrator any more, but can still end the impersonation. */
export const assertCanEndImpersonation = (viewer: Viewer): Person => requirePerson(viewer);

/** People can read the sessions that they can end. API clients can't. */
export const canReadSessions = (viewer: Viewer, profileId: string): boolean =>
  viewer.kind === 'person' && !viewer.seenBy && (viewer.profileId === profileId || viewer.role === 'admin');

/**
 * Allows anyone with a forgotten password, signed in or not. Throws FORBIDDEN for API clients, because they have no
 * password.
 */
export function assertCanSetPasswordByLink(viewer: Viewer): void {
  if (viewer.kind === 'client') requireScope(viewer, null);
}

/** Returns true if the caller signed in without a password; null for anyone else, for whom it isn't known. */
export function isContilinkUser(
  viewer: Viewer,
  subject: TokenSubject | null,
  profileId: string,
): boolean | null {
  const isOwn = viewer.kind === 'person' && viewer.profileId === profileId && !viewer.seenBy;
  return isOwn && subject ? subject.signInProvider !== 'password' : null;
}

const lengthOf = (password: string): number => [...password].length;

/** Rejects a password that isn't 8 to 64 characters, or that has a NUL or an unpaired surrogate. */
export function checkPasswordLength(password: string): void {
  // Not every identity provider can store them.
  if (!isStorable(password))
    throw new AppError('BAD_USER_INPUT', 'The password has characters that are not allowed.');
  if (lengthOf(password) < 8) throw new AppError('PASSWORD_TOO_SHORT');
  if (lengthOf(password) > 64) throw new AppError('PASSWORD_TOO_LONG');
}

/** Validates a password that a person chooses. It also needs a letter, a number and a special character. */
export function checkSelectedPassword(password: string): void {
  if (lengthOf(password) < 8) throw new AppError('PASSWORD_TOO_SHORT', 'Must contain at least 8 characters');
  checkPasswordLength(password);
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];
  if (!kinds.every((kind) => kind.test(password))) throw new AppError('PASSWORD_TOO_WEAK');
}

/** An existing profile with the e-mail address of a first sign-in. */
export interface Namesake {
  id: string;
  role: Role;
  disabled: boolean;
  /** True if a provider has verified the profile's e-mail address. */
  emailVerified: boolean;
  /** True if the profile already has an account of this issuer. */
  linkedToIssuer: boolean;
  /** True if the profile has any account. An imported profile has none until its first sign-in. */
  signsIn: boolean;
}

export interface FirstSignIn {
  emailVerified: boolean;
  signInProvider: string;
  /** Single sign-on providers whose verified e-mail addresses are trusted. */
  trustedProviders: readonly string[];
}

/**
 * Decides the result of a first sign-in: a new profile, or the existing profile that it joins. Throws LINK_REQUIRED if
 * joining could give someone else's profile away.
 */
export function decideLink(signIn: FirstSignIn, namesake: Namesake | null): 'create' | { join: string } {
  if (!namesake) return 'create';
  const trusted =
    signIn.signInProvider !== 'password' && signIn.trustedProviders.includes(signIn.signInProvider);
  const plain = !namesake.disabled && namesake.role === 'user' && signIn.emailVerified;
  // A profile without any account has no owner who could lose it. Its address comes from an administrator.
  const isFirst = plain && !namesake.signsIn && (signIn.signInProvider === 'password' || trusted);
  const safe = plain && trusted && namesake.emailVerified && !namesake.linkedToIssuer;
  if (!safe && !isFirst) throw new AppError('LINK_REQUIRED');
  return { join: namesake.id };
}
