import type { EntityManager } from 'typeorm';
import type { Language } from '#server/platform/language/i18n';
import type { ProfileStatus } from './change-status';
import { ProfileEntity } from './profile.entity';
import { mapTakenEmail } from './taken-email';

/**
 * Adds somebody: a standard user without an account, unless said otherwise; gives the id. BAD_USER_INPUT where somebody
 * has the address.
 */
export async function insertProfile(
  manager: EntityManager,
  profile: { id?: string; name: string; email: string; lang: Language } & Partial<ProfileStatus>,
): Promise<string> {
  const made = await mapTakenEmail(() => manager.insert(ProfileEntity, profile));
  return (made.identifiers[0] as ProfileEntity).id;
}

/** Whether somebody, or somebody else than `but`, has this e-mail, whatever its case. */
export async function hasProfileWith(
  manager: EntityManager,
  email: string,
  but: string | null = null,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from profile where lower(email) = lower($1) and id is distinct from $2::uuid limit 1',
    [email, but],
  );
  return rows.length > 0;
}

/** Notes that a person was here. */
export async function noteSeen(manager: EntityManager, profileId: string): Promise<void> {
  await manager.update(ProfileEntity, profileId, { lastSeenAt: () => 'now()' });
}

/** Has the portal refuse every token of these people that was given out before. */
export async function rejectOlderTokensOf(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<void> {
  await manager.query(
    `update profile set sessions_ended_at = clock_timestamp(), sessions_ended_except = null,
       sessions_ended_by = 'elsewhere' where id = any($1::uuid[])`,
    [profileIds],
  );
}

/** Refuses from now on every token issued to the profile before, but for those of the session to keep. */
export async function rejectOlderTokens(
  manager: EntityManager,
  profileId: string,
  storedSessionId: string | null,
  endedBy: 'password' | 'elsewhere',
): Promise<void> {
  await manager.update(ProfileEntity, profileId, {
    // Not when the transaction began: a provider elsewhere may have been waited for since.
    sessionsEndedAt: () => 'clock_timestamp()',
    sessionsEndedExcept: storedSessionId,
    sessionsEndedBy: endedBy,
  });
}
