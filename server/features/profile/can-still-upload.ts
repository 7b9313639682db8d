import type { EntityManager } from 'typeorm';

/**
 * Whether a person may still upload for a purpose: everybody a picture of themselves, administrators all else. Held
 * against others of the same person until the transaction ends.
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
