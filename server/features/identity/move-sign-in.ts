import type { EntityManager } from 'typeorm';
import { distrustEmail } from './identity.queries';
import { ownSubject } from './own-subject';
import { identityProvider } from './identity-provider';
import { removeLinksOf } from './password-link/password-link.queries';

/**
 * Has a person sign in by another e-mail address, in the caller's transaction; what was sent to the old one leads nowhere
 * any more. False where another account has the address, and then the caller has to undo all.
 */
export async function moveSignIn(manager: EntityManager, profileId: string, email: string): Promise<boolean> {
  const subject = await ownSubject(manager, profileId);
  if (subject !== null && !(await identityProvider().setEmail(manager, subject, email))) return false;
  await distrustEmail(manager, profileId);
  await removeLinksOf(manager, profileId);
  return true;
}
