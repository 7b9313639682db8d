import type { EntityManager } from 'typeorm';
import { subjectsOf } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

/**
 * The subject at the configured provider that is the person's own: of several, as of two who were merged, that by the
 * profile's e-mail, else the oldest; null where there is none.
 */
export async function ownSubject(manager: EntityManager, profileId: string): Promise<string | null> {
  const subjects = await subjectsOf(manager, configuredIssuer(), profileId);
  if (subjects.length < 2) return subjects[0] ?? null;
  const [profile] = await manager.query<{ email: string }[]>(
    'select lower(email) as email from profile where id = $1',
    [profileId],
  );
  for (const subject of subjects) {
    const account = await identityProvider().findBySubject(subject);
    if (account?.email.toLowerCase() === profile?.email) return subject;
  }
  return subjects[0]!;
}
