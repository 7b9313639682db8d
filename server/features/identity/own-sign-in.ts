import type { EntityManager } from 'typeorm';
import { lockProfile } from '#server/features/profile/profile.queries';
import { insertLink, subjectsOf } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

/** Whether somebody signs in here or elsewhere. */
export async function hasSignIn(manager: EntityManager, profileId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from profile_identity where profile_id = $1 limit 1',
    [profileId],
  );
  return rows.length > 0;
}

/**
 * The subject by which somebody signs in at the configured provider. Whoever has no way in at all, as nobody has who was
 * imported, is opened an account without a password; null for whoever signs in elsewhere, is disabled, or whose address has
 * an account already, by which the first sign-in leads to the profile.
 */
export async function ownSignIn(manager: EntityManager, profileId: string): Promise<string | null> {
  const [subject] = await subjectsOf(manager, configuredIssuer(), profileId);
  if (subject !== undefined) return subject;
  const profile = await lockProfile(manager, profileId);
  if (!profile || profile.disabledAt || (await hasSignIn(manager, profileId))) return null;
  const { name, email } = profile;
  const made = await identityProvider().createAccount(manager, { profileId, name, email });
  if (made === null) return null;
  await insertLink(manager, { issuer: configuredIssuer(), subject: made, emailVerified: false }, profileId);
  return made;
}
