import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import type { Variants } from './asset.queries';
import { removeImage } from './public-images';

const hour = 60 * 60 * 1000;
const keptFor = 24 * hour;
// Much longer than bytes are on their way that are still wanted.
const awaitedFor = 6 * hour;

const before = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);

/** Removes one image, row and variants; false where none is left to remove. */
async function removeOne(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ id: string; variants: Variants }[]>(
    `select id, variants from asset where unused_since < $1 and (stored_at is null or unused_since < $2)
     order by unused_since limit 1 for update skip locked`,
    [before(awaitedFor), before(keptFor)],
  );
  if (!row) return false;
  // A server that ends between the bytes and the commit leaves a row, by which they are removed the next time.
  await manager.query('delete from asset where id = $1', [row.id]);
  for (const { key } of Object.values(row.variants)) await removeImage(key);
  return true;
}

/** Removes every image that no record has used for a day, and what killed servers left of others; gives how many. */
export async function removeUnusedAssets(): Promise<number> {
  let removed = 0;
  while (await transaction(removeOne)) removed++;
  return removed;
}
