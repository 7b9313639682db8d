import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';

/** Whether an administrator sees the portal as one of these people now, or one of them as somebody. */
export async function isSeenOrSees(manager: EntityManager, profileIds: readonly string[]): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from impersonation where until > $2
       and (profile_id = any($1::uuid[]) or administrator_id = any($1::uuid[])) limit 1`,
    [profileIds, now()],
  );
  return rows.length > 0;
}
