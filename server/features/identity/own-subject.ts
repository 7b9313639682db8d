import { emailOf, readSubjects } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

/**
 * Returns the person's subject at the configured provider; null if there is none. A merged person can have several: the
 * one with the profile's e-mail address, else the oldest. It calls the provider, so don't use it in a transaction.
 */
export async function ownSubject(profileId: string): Promise<string | null> {
  const subjects = await readSubjects(configuredIssuer(), profileId);
  if (subjects.length < 2) return subjects[0] ?? null;
  const email = (await emailOf(profileId))?.toLowerCase();
  for (const subject of subjects) {
    const account = await identityProvider().findBySubject(subject);
    if (account?.email.toLowerCase() === email) return subject;
  }
  return subjects[0]!;
}
