import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { pool, select } from '#server/platform/database';
import type { EncodedImage } from '../encoding/image-pipeline';
import { assetColumns, type AssetRow, type Variant, variantNames, type Variants } from './asset.queries';
import { imageKey, putImage, removeImage } from './public-images';

type Owner = Pick<AssetRow, 'purpose' | 'ownerId'> & { filename: string };

function named(image: EncodedImage): Variants {
  const entries = variantNames.map((name) => {
    const { bytes, contentType, width, height } = image[name];
    const variant: Variant = {
      key: imageKey(contentType),
      contentType,
      size: bytes.length,
      width,
      height,
    };
    return [name, variant] as const;
  });
  return Object.fromEntries(entries) as Variants;
}

/** Removes an image: its variants, then what is known of it. */
export async function dropAsset(id: string, variants: Variants): Promise<void> {
  for (const { key } of Object.values(variants)) await removeImage(key);
  await select('drop-asset', 'delete from asset where id = $1', [id]);
}

/** Lays an encoded image into the storage; it is an asset once `recordAsset` has run. */
export async function putAsset(
  image: EncodedImage,
  { purpose, ownerId, filename }: Owner,
): Promise<AssetRow> {
  const variants = named(image);
  const { width, height } = variants.original;
  const { rows } = await pool().query<AssetRow>(
    `insert into asset (purpose, owner_id, filename, variants, width, height, created_at, unused_since)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${assetColumns}`,
    [purpose, ownerId, filename, JSON.stringify(variants), width, height, now()],
  );
  const row = rows[0]!;
  try {
    for (const name of variantNames) {
      await putImage(variants[name].key, image[name].bytes);
    }
    return row;
  } catch (error) {
    await dropAsset(row.id, variants);
    throw error;
  }
}

/** Makes an image that lies in the storage one that records may use. */
export async function recordAsset(manager: EntityManager, id: string): Promise<void> {
  await manager.query('update asset set stored_at = $2, unused_since = $2 where id = $1', [id, now()]);
}
