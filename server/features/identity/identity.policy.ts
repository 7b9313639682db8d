import { AppError } from '#server/platform/errors';
import { requireAdmin, requirePerson, requireScope } from '#server/platform/policy';
import { isStorable } from '#server/platform/validation';
import type { TokenSubject } from '#server/platform/token-subject';
import type { Person, Role, Viewer } from '#server/platform/viewer';

/** Only one's own password, and only as a person. */
export const assertCanChangeOwnPassword = (viewer: Viewer): Person => requirePerson(viewer);

/** Administrators may set anybody's password. */
export const assertCanSetPassword = (viewer: Viewer): Person => requireAdmin(viewer);

/** The own sessions, and anybody's for administrators. */
export function assertCanEndSessions(viewer: Viewer, profileId: string): Person {
  const person = requirePerson(viewer);
  return person.profileId === profileId.toLowerCase() ? person : requireAdmin(viewer);
}

/** Administrators see the portal as others do. */
export const assertCanImpersonate = (viewer: Viewer): Person => requireAdmin(viewer);

/** Whoever is seen as somebody else is oneself no more, and goes back all the same. */
export const assertCanEndImpersonation = (viewer: Viewer): Person => requirePerson(viewer);

/** Whose sessions one learns of is whose one may end; programs learn of none. */
export const canReadSessions = (viewer: Viewer, profileId: string): boolean =>
  viewer.kind === 'person' && !viewer.seenBy && (viewer.profileId === profileId || viewer.role === 'admin');

/** Whoever has forgotten a password, signed in or not; programs have none. */
export function assertCanSetPasswordByLink(viewer: Viewer): void {
  if (viewer.kind === 'client') requireScope(viewer, null);
}

/** Whether the caller signed in otherwise than by a password; of anybody else it is not known. */
export function isContilinkUser(
  viewer: Viewer,
  subject: TokenSubject | null,
  profileId: string,
): boolean | null {
  const isOwn = viewer.kind === 'person' && viewer.profileId === profileId && !viewer.seenBy;
  return isOwn && subject ? subject.signInProvider !== 'password' : null;
}

const lengthOf = (password: string): number => [...password].length;

/** Rejects a password that isn't 8 to 64 characters, or that has a NUL or half a character. */
export function checkPasswordLength(password: string): void {
  // Not every identity provider can store them.
  if (!isStorable(password))
    throw new AppError('BAD_USER_INPUT', 'The password has characters that are not allowed.');
  if (lengthOf(password) < 8) throw new AppError('PASSWORD_TOO_SHORT');
  if (lengthOf(password) > 64) throw new AppError('PASSWORD_TOO_LONG');
}

/** A password that a person chooses: also a letter, a number and a special character. */
export function checkSelectedPassword(password: string): void {
  if (lengthOf(password) < 8) throw new AppError('PASSWORD_TOO_SHORT', 'Must contain at least 8 characters');
  checkPasswordLength(password);
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];
  if (!kinds.every((kind) => kind.test(password))) throw new AppError('PASSWORD_TOO_WEAK');
}

/** An existing profile with the e-mail of somebody who signs in for the first time. */
export interface Namesake {
  id: string;
  role: Role;
  disabled: boolean;
  /** Whether a provider vouched for the profile's e-mail. */
  emailVerified: boolean;
  /** Whether the profile already has a sign-in at this issuer. */
  linkedToIssuer: boolean;
  /** Whether the profile has a sign-in at all: one that was imported has none until its first. */
  signsIn: boolean;
}

export interface FirstSignIn {
  emailVerified: boolean;
  signInProvider: string;
  /** Single sign-on providers whose word on an e-mail is taken. */
  trustedProviders: readonly string[];
}

/**
 * What a first sign-in leads to: a new profile, or the id of the one existing profile that it joins. Throws
 * LINK_REQUIRED where somebody has that e-mail and joining could hand a profile to another person.
 */
export function decideLink(signIn: FirstSignIn, namesake: Namesake | null): 'create' | { join: string } {
  if (!namesake) return 'create';
  const trusted =
    signIn.signInProvider !== 'password' && signIn.trustedProviders.includes(signIn.signInProvider);
  const plain = !namesake.disabled && namesake.role === 'user' && signIn.emailVerified;
  // Nobody loses a profile by it to which nobody has a way in yet; its address is an administrator's word.
  const isFirst = plain && !namesake.signsIn && (signIn.signInProvider === 'password' || trusted);
  const safe = plain && trusted && namesake.emailVerified && !namesake.linkedToIssuer;
  if (!safe && !isFirst) throw new AppError('LINK_REQUIRED');
  return { join: namesake.id };
}
