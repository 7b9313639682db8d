import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { ProfileEntity } from '../profile.entity';
import { mapTakenEmail } from './taken-email';

/** When a person became PRO and when their cycle began, as text with microseconds. */
export interface ProDates {
  proSince: string | null;
  proCycleStartedAt: string | null;
}

/** Writes fields of a person locked by the caller's transaction and updates `updatedAt`. */
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

/** Writes the PRO dates. Call it after writing the type, because a trigger sets them. */
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

/** Records the final profile into which profiles were merged; null for people who are separate again. */
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

/** Returns true if there is an enabled administrator. Throw LAST_ADMINISTRATOR otherwise. */
export async function hasAdministrator(manager: EntityManager): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from profile where role = 'admin' and disabled_at is null limit 1`,
  );
  return rows.length > 0;
}
