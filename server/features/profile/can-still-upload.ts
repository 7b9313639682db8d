import type { EntityManager } from 'typeorm';

/**
 * Returns true if a person may still upload for a purpose: everyone their avatar, administrators everything. Locks the
 * person until the transaction ends.
 */
export async function canStillUpload(
  manager: EntityManager,
  { ownerId, purpose }: { ownerId: string; purpose: string },
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select from profile where id = $1 and disabled_at is null and (role = 'admin' or $2 = 'avatar')
     for no key update`,
    [ownerId, purpose],
  );
  return rows.length > 0;
}
