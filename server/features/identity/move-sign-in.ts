import { distrustEmail } from './identity.queries';
import { ownSubject } from './own-subject';
import { type Finish, identityProvider } from './identity-provider';
import { removeLinksOf } from './password-link/password-link.queries';

/**
 * Changes the e-mail address of a person's sign-in; the profile gets it in the transaction, and links sent to the old
 * one become invalid. Returns false if another account has the address. The caller must then roll back.
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
