import type { EntityManager } from 'typeorm';
import { distrustEmail, subjectsOf } from './identity.queries';
import { identityProvider } from './identity-provider';
import { removeLinksOf } from './password-link/password-link.queries';
import { configuredIssuer } from './tokens';

/**
 * Has a person sign in by another e-mail address, in the caller's transaction; what was sent to the old one leads nowhere
 * any more. False where another account has the address, and then the caller has to undo all.
 */
export async function moveSignIn(manager: EntityManager, profileId: string, email: string): Promise<boolean> {
  for (const subject of await subjectsOf(manager, configuredIssuer(), profileId)) {
    if (!(await identityProvider().setEmail(manager, subject, email))) return false;
  }
  await distrustEmail(manager, profileId);
  await removeLinksOf(manager, profileId);
  return true;
}
