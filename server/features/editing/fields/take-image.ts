import type { EntityManager } from 'typeorm';
import type { AssetRow } from '#server/features/uploads/assets/asset.queries';
import type { Asset } from '#server/features/uploads/assets/asset.types';
import { type AssetUser, useAsset } from '#server/features/uploads/assets/use-asset';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { ApiClient, Person } from '#server/platform/access/viewer';

const unknown = 'There is no such image.';

/** Returns an image's id in lower case, as it is stored; throws BAD_USER_INPUT if it isn't a UUID. */
export function checkImageId(sent: string, path: string): string {
  if (!isId(sent)) throwFieldError(path, unknown);
  return sent.toLowerCase();
}

/**
 * Calls `useAsset` for an image of the input; throws BAD_USER_INPUT with `field` if the image doesn't exist
 * or can't be used.
 */
export async function takeImage(
  manager: EntityManager,
  editor: Person | ApiClient,
  assetId: string,
  user: AssetUser,
  purposes: readonly AssetRow['purpose'][],
  field: string,
): Promise<Asset> {
  try {
    return await useAsset(manager, editor, assetId, user, purposes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    return throwFieldError(field, unknown);
  }
}
