import type { EntityManager } from 'typeorm';
import type { Language } from '#server/platform/i18n';

/** Adds somebody who signs in for the first time; gives the id. */
export async function insertProfile(
  manager: EntityManager,
  profile: { name: string; email: string; lang: Language },
): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    'insert into profile (name, email, lang) values ($1, $2, $3) returning id::text as id',
    [profile.name, profile.email, profile.lang],
  );
  return row!.id;
}

/** Notes that a person was here. */
export async function noteSeen(manager: EntityManager, profileId: string): Promise<void> {
  await manager.query('update profile set last_seen_at = now() where id = $1', [profileId]);
}

/** Refuses from now on every token issued to the profile before, but for those of the session to keep. */
export async function refuseOlderTokens(
  manager: EntityManager,
  profileId: string,
  keptSessionId: string | null,
  endedBy: 'password' | 'elsewhere',
): Promise<void> {
  await manager.query(
    `update profile set sessions_ended_at = now(), sessions_ended_except = $2, sessions_ended_by = $3
     where id = $1`,
    [profileId, keptSessionId, endedBy],
  );
}
