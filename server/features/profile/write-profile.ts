import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { ProfileEntity } from './profile.entity';
import { mapTakenEmail } from './taken-email';

/** Since when somebody is PRO and in which cycle, to the microsecond as text. */
export interface ProDates {
  proSince: string | null;
  proCycleStartedAt: string | null;
}

/** Writes fields of a person whom the caller's transaction holds, which is changed by that. */
export async function writeProfile(
  manager: EntityManager,
  profileId: string,
  fields: Partial<Omit<ProfileEntity, 'image'>>,
): Promise<void> {
  await mapTakenEmail(() => manager.update(ProfileEntity, profileId, { ...fields, updatedAt: now() }));
}

export async function readProDates(manager: EntityManager, profileId: string): Promise<ProDates> {
  const [row] = await manager.query<ProDates[]>(
    `select pro_since::text as "proSince", pro_cycle_started_at::text as "proCycleStartedAt" from profile where id = $1`,
    [profileId],
  );
  return row!;
}

/** Writes them after the type, as the database dates PRO by itself when that changes. */
export async function writeProDates(
  manager: EntityManager,
  profileId: string,
  { proSince, proCycleStartedAt }: ProDates,
): Promise<void> {
  await manager.query(
    'update profile set pro_since = $2::timestamptz, pro_cycle_started_at = $3::timestamptz where id = $1',
    [profileId, proSince, proCycleStartedAt],
  );
}

/** Notes of profiles into whom they were merged, in the end; null for whoever is a person by itself again. */
export async function noteMerged(
  manager: EntityManager,
  profileIds: readonly string[],
  survivingId: string | null,
): Promise<void> {
  await manager.query('update profile set merged_into = $2 where id = any($1::uuid[])', [
    profileIds,
    survivingId,
  ]);
}

/** LAST_ADMINISTRATOR is due where this is false. */
export async function hasAdministrator(manager: EntityManager): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from profile where role = 'admin' and disabled_at is null limit 1`,
  );
  return rows.length > 0;
}
