import type { EntityManager } from 'typeorm';
import { lockProfile } from '#server/features/profile/profile.queries';
import type { Profile } from '#server/features/profile/profile.types';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { insertLink, readSubjects } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

/** Has a profile sign in by an account that was made for it. */
export const linkSubject = (manager: EntityManager, profileId: string, subject: string): Promise<void> =>
  insertLink(manager, { issuer: configuredIssuer(), subject, emailVerified: false }, profileId);

/** Whether somebody signs in here or elsewhere. */
export async function hasSignIn(manager: EntityManager, profileId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from profile_identity where profile_id = $1 limit 1',
    [profileId],
  );
  return rows.length > 0;
}

/** Whoever has no way in at all, and may have one; null of anybody else. */
async function wantsSignIn(manager: EntityManager, profileId: string): Promise<Profile | null> {
  const profile = await lockProfile(manager, profileId);
  return profile && !profile.disabledAt && !(await hasSignIn(manager, profileId)) ? profile : null;
}

/**
 * The subject by which somebody signs in at the configured provider. Whoever has no way in at all, as nobody has who was
 * imported, is opened an account without a password; null for whoever signs in elsewhere, is disabled, or whose address has
 * an account already, by which the first sign-in leads to the profile. The provider is asked: not to be called in a
 * transaction.
 */
export async function ownSignIn(profileId: string): Promise<string | null> {
  const [subject] = await readSubjects(configuredIssuer(), profileId);
  if (subject !== undefined) return subject;
  const profile = await transaction((manager) => wantsSignIn(manager, profileId));
  if (!profile) return null;
  const { name, email } = profile;
  const finish = await identityProvider().createAccount({ profileId, name, email });
  return transaction(async (manager) => {
    if ((await wantsSignIn(manager, profileId))?.email !== email) throw new AppError('CONFLICT');
    const made = await finish(manager);
    if (made !== null) await linkSubject(manager, profileId, made);
    return made;
  });
}
