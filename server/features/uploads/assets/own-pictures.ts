import type { EntityManager } from 'typeorm';
import type { Variant } from './asset.queries';

/** Returns the stored avatars of a person in their original size. */
export async function ownPicturesOf(manager: EntityManager, profileId: string): Promise<Variant[]> {
  const rows: { original: Variant }[] = await manager.query(
    `select variants -> 'original' as original from asset
     where owner_id = $1 and purpose = 'avatar' and stored_at is not null order by created_at, id`,
    [profileId],
  );
  return rows.map(({ original }) => original);
}
