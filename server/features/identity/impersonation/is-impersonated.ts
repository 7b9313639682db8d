import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';

/** Returns true if one of these people is currently impersonated or impersonates someone. */
export async function isSeenOrSees(manager: EntityManager, profileIds: readonly string[]): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from impersonation where until > $2
       and (profile_id = any($1::uuid[]) or administrator_id = any($1::uuid[])) limit 1`,
    [profileIds, now()],
  );
  return rows.length > 0;
}
