import type { EntityManager } from 'typeorm';
import type { Language } from '#server/platform/language/i18n';
import type { ProfileStatus } from '../status/change-status';
import { ProfileEntity } from '../profile.entity';
import { mapTakenEmail } from '../changes/taken-email';

/**
 * Adds a person and returns the id. By default a standard user without an account. Throws BAD_USER_INPUT if the e-mail
 * address is taken.
 */
export async function insertProfile(
  manager: EntityManager,
  profile: { id?: string; name: string; email: string; lang: Language } & Partial<ProfileStatus>,
): Promise<string> {
  const made = await mapTakenEmail(() => manager.insert(ProfileEntity, profile));
  return (made.identifiers[0] as ProfileEntity).id;
}

/** Returns true if a person other than `but` has this e-mail address, ignoring case. */
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

/** Records that a person is active. */
export async function noteSeen(manager: EntityManager, profileId: string): Promise<void> {
  await manager.update(ProfileEntity, profileId, { lastSeenAt: () => 'now()' });
}

/** Rejects all tokens of these people that were issued before. */
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

/** Rejects all tokens of the profile that were issued before, except those of the session to keep. */
export async function rejectOlderTokens(
  manager: EntityManager,
  profileId: string,
  storedSessionId: string | null,
  endedBy: 'password' | 'elsewhere',
): Promise<void> {
  await manager.update(ProfileEntity, profileId, {
    // Not the start of the transaction, because it may have waited for the provider since then.
    sessionsEndedAt: () => 'clock_timestamp()',
    sessionsEndedExcept: storedSessionId,
    sessionsEndedBy: endedBy,
  });
}
