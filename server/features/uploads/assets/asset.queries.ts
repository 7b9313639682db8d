import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import type { UploadPurpose } from '../signing/purposes';

export const variantNames = ['small', 'large', 'original', 'thumbnail'] as const;
export type VariantName = (typeof variantNames)[number];

/** An image of one size in the object storage. */
export interface Variant {
  key: string;
  contentType: string;
  size: number;
  width: number;
  height: number;
}

export type Variants = Record<VariantName, Variant>;

export interface AssetRow {
  id: string;
  purpose: Exclude<UploadPurpose, 'file'>;
  ownerId: string | null;
  variants: Variants;
  width: number;
  height: number;
  isMap: boolean;
  createdAt: Date;
}

export const assetColumns = `id, purpose, owner_id as "ownerId", variants, width, height, is_map as "isMap",
  created_at as "createdAt"`;

/** Returns the stored images with these ids. Incomplete images are left out. */
export function selectAssets(
  ids: readonly string[],
  manager?: EntityManager,
): Promise<(AssetRow & Record<string, unknown>)[]> {
  return select(
    'assets',
    `select ${assetColumns} from asset where id = any($1) and stored_at is not null`,
    [ids],
    manager,
  );
}

/** Returns a stored image; null if it is missing or incomplete. */
export async function selectAsset(id: string, manager?: EntityManager): Promise<AssetRow | null> {
  const [row] = await selectAssets([id], manager);
  return row ?? null;
}
