import type { EntityManager } from 'typeorm';
import { lockProfile } from '#server/features/profile/profile.queries';
import type { Profile } from '#server/features/profile/profile.types';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { insertLink, readSubjects } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

/** Links a profile to an account that was created for it. */
export const linkSubject = (manager: EntityManager, profileId: string, subject: string): Promise<void> =>
  insertLink(manager, { issuer: configuredIssuer(), subject, emailVerified: false }, profileId);

/** Returns true if the profile has an account of any issuer. */
export async function hasSignIn(manager: EntityManager, profileId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from profile_identity where profile_id = $1 limit 1',
    [profileId],
  );
  return rows.length > 0;
}

/** Returns the profile, locked, if it is enabled and has no account; null otherwise. */
async function wantsSignIn(manager: EntityManager, profileId: string): Promise<Profile | null> {
  const profile = await lockProfile(manager, profileId);
  return profile && !profile.disabledAt && !(await hasSignIn(manager, profileId)) ? profile : null;
}

/**
 * Returns the subject with which a person signs in at the configured provider, and creates an account without a
 * password for people without any, such as imported ones. Returns null for people who sign in elsewhere, are disabled,
 * or whose address already has an account. It calls the provider, so don't use it in a transaction.
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
