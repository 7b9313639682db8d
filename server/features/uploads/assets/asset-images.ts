import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import type { EncodedImage } from '../encoding/image-pipeline';
import { AssetEntity } from './asset.entity';
import { type AssetRow, type Variant, variantNames, type Variants } from './asset.queries';
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

/** Deletes an image: its variants, then its row. */
export async function dropAsset(id: string, variants: Variants): Promise<void> {
  for (const { key } of Object.values(variants)) await removeImage(key);
  await transaction((manager) => manager.delete(AssetEntity, id));
}

/** Puts an encoded image into the storage. It becomes an asset after `recordAsset`. */
export async function putAsset(
  image: EncodedImage,
  { purpose, ownerId, filename }: Owner,
): Promise<AssetRow> {
  const variants = named(image);
  const { width, height } = variants.original;
  const at = now();
  const known = { purpose, ownerId, variants, width, height, isMap: false, createdAt: at };
  const made = await transaction((manager) =>
    manager.insert(AssetEntity, { ...known, filename, unusedSince: at }),
  );
  const row = { id: (made.identifiers[0] as AssetEntity).id, ...known };
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

/** Makes an image in the storage available to records. */
export async function recordAsset(manager: EntityManager, id: string): Promise<void> {
  const at = now();
  await manager.update(AssetEntity, id, { storedAt: at, unusedSince: at });
}
