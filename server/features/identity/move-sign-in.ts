import { distrustEmail } from './identity.queries';
import { ownSubject } from './own-subject';
import { type Finish, identityProvider } from './identity-provider';
import { removeLinksOf } from './password-link/password-link.queries';

/**
 * Has a person sign in by another e-mail address, which the profile gets in the transaction; what was sent to the old one
 * leads nowhere any more. False where another account has the address, and then the caller has to undo all.
 */
export async function moveSignIn(profileId: string, email: string): Promise<Finish<boolean>> {
  const subject = await ownSubject(profileId);
  const finish = subject === null ? null : await identityProvider().setEmail({ subject, profileId, email });
  return async (manager) => {
    if (finish && !(await finish(manager))) return false;
    await distrustEmail(manager, profileId);
    await removeLinksOf(manager, profileId);
    return true;
  };
}
