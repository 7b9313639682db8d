import type { EntityManager } from 'typeorm';
import { removeUnused, type UnusedSince } from '#server/features/storage/remove-unused';
import { AssetEntity } from './asset.entity';
import type { Variants } from './asset.queries';
import { removeImage } from './public-images';

/** Removes one image, row and variants; false where none is left to remove. */
async function removeOne(manager: EntityManager, since: UnusedSince): Promise<boolean> {
  const [row] = await manager.query<{ id: string; variants: Variants }[]>(
    `select id, variants from asset where unused_since < $1 and (stored_at is null or unused_since < $2)
     order by unused_since limit 1 for update skip locked`,
    [since.awaited, since.stored],
  );
  if (!row) return false;
  // A server that ends between the bytes and the commit leaves a row, by which they are removed the next time.
  await manager.delete(AssetEntity, row.id);
  for (const { key } of Object.values(row.variants)) await removeImage(key);
  return true;
}

/** Removes every image that no record has used for a day, and what killed servers left of others; gives how many. */
export const removeUnusedAssets = (): Promise<number> => removeUnused(removeOne);
