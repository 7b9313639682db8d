import { emailOf, readSubjects } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

/**
 * The subject at the configured provider that is the person's own: of several, as of two who were merged, that by the
 * profile's e-mail, else the oldest; null where there is none. The provider is asked: not to be called in a transaction.
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
