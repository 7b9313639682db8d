import type { EntityManager } from 'typeorm';
import { removeUnused, type UnusedSince } from '#server/features/storage/remove-unused';
import { AssetEntity } from './asset.entity';
import type { Variants } from './asset.queries';
import { removeImage } from './public-images';

/** Deletes one image, its row and its variants. Returns false if none is left to delete. */
async function removeOne(manager: EntityManager, since: UnusedSince): Promise<boolean> {
  const [row] = await manager.query<{ id: string; variants: Variants }[]>(
    `select id, variants from asset where unused_since < $1 and (stored_at is null or unused_since < $2)
     order by unused_since limit 1 for update skip locked`,
    [since.awaited, since.stored],
  );
  if (!row) return false;
  // After a crash between both, the row remains, and the next run deletes it.
  await manager.delete(AssetEntity, row.id);
  for (const { key } of Object.values(row.variants)) await removeImage(key);
  return true;
}

/** Deletes images that no record has used for a day, and incomplete images of killed servers. Returns their number. */
export const removeUnusedAssets = (): Promise<number> => removeUnused(removeOne);
