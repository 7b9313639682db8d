import { randomUUID } from 'node:crypto';
import type { AssetRow, Variants } from '#server/features/uploads/assets/asset.queries';
import { removeUnusedAssets } from '#server/features/uploads/assets/unused-assets';
import { newImageKey } from '#server/features/storage/object-storage';
import { pool } from '#server/platform/database/database';

/** An uploaded image without its bytes. */
export interface SpecAsset {
  id: string;
  smUrl: string;
  lgUrl: string;
  originalUrl: string;
}

/** Adds an image of 640 by 480 pixels, by default uploaded for a module. */
export async function makeAsset(
  ownerId: string,
  values: { purpose?: AssetRow['purpose']; stored?: boolean } = {},
): Promise<SpecAsset> {
  const { purpose = 'module', stored = true } = values;
  const variant = () => ({
    key: newImageKey('jpg'),
    contentType: 'image/jpeg',
    size: 9,
    width: 640,
    height: 480,
  });
  const variants: Variants = {
    small: variant(),
    large: variant(),
    original: variant(),
    thumbnail: variant(),
  };
  const id = randomUUID();
  await pool().query(
    `insert into asset (id, purpose, owner_id, filename, variants, width, height, stored_at)
     values ($1, $2, $3, 'drawn.jpg', $4, 640, 480, $5)`,
    [id, purpose, ownerId, JSON.stringify(variants), stored ? new Date() : null],
  );
  const [smUrl, lgUrl, originalUrl] = [variants.small, variants.large, variants.original].map(
    ({ key }) => `/${key}`,
  ) as [string, string, string];
  return { id, smUrl, lgUrl, originalUrl };
}

/** Returns the records that use an image, as `kind:id`, sorted. */
export async function usesOf({ id }: Pick<SpecAsset, 'id'>): Promise<string[]> {
  const { rows } = await pool().query<{ use: string }>(
    `select kind || ':' || record_id as use from asset_use where asset_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ use }) => use);
}

/** Returns true if an image still exists after unused ones are deleted, two days from now. */
export async function outlivesUnused({ id }: Pick<SpecAsset, 'id'>): Promise<boolean> {
  await pool().query(`update asset set unused_since = unused_since - interval '2 days'`);
  await removeUnusedAssets();
  const { rows } = await pool().query('select from asset where id = $1', [id]);
  return rows.length === 1;
}
