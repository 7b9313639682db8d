import type { EntityManager } from 'typeorm';
import type { Language } from '#server/platform/language/i18n';
import { ProfileEntity } from './profile.entity';

/** Adds somebody who signs in for the first time; gives the id. */
export async function insertProfile(
  manager: EntityManager,
  profile: { name: string; email: string; lang: Language },
): Promise<string> {
  const made = await manager.insert(ProfileEntity, profile);
  return (made.identifiers[0] as ProfileEntity).id;
}

/** Notes that a person was here. */
export async function noteSeen(manager: EntityManager, profileId: string): Promise<void> {
  await manager.update(ProfileEntity, profileId, { lastSeenAt: () => 'now()' });
}

/** Refuses from now on every token issued to the profile before, but for those of the session to keep. */
export async function refuseOlderTokens(
  manager: EntityManager,
  profileId: string,
  keptSessionId: string | null,
  endedBy: 'password' | 'elsewhere',
): Promise<void> {
  await manager.update(ProfileEntity, profileId, {
    sessionsEndedAt: () => 'now()',
    sessionsEndedExcept: keptSessionId,
    sessionsEndedBy: endedBy,
  });
}
