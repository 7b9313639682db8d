import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { imageUrl } from './public-images';
import { assertCanLookUpAssets, seesAsset } from './asset.policy';
import { type AssetRow, selectAsset } from './asset.queries';
import type { Asset } from './asset.types';

/** Returns the image with the addresses of its variants. */
export function toAsset({ id, variants, width, height, isMap, createdAt }: AssetRow): Asset {
  return {
    id,
    smUrl: imageUrl(variants.small.key),
    lgUrl: imageUrl(variants.large.key),
    originalUrl: imageUrl(variants.original.key),
    thumbnailUrl: imageUrl(variants.thumbnail.key),
    width,
    height,
    isMap,
    createdAt,
  };
}

/** Returns an image for its uploader and administrators; null for others, or if it doesn't exist. */
export async function asset(viewer: Viewer, id: string): Promise<Asset | null> {
  const person = assertCanLookUpAssets(viewer);
  const row = isId(id) ? await selectAsset(id) : null;
  return row && seesAsset(person, row) ? toAsset(row) : null;
}
