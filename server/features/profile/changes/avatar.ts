import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { lockAssets, releaseAsset, useAsset } from '#server/features/uploads/assets/use-asset';
import { AppError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { Person } from '#server/platform/access/viewer';
import { badFields, type ProfileChanges } from './profile-changes';
import type { Profile, ProfileImage } from '../profile.types';

const kind = 'profile';

/** Returns true if the image was uploaded by the owner of the profile. */
async function isOwn(manager: EntityManager, assetId: string, profileId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('select 1 from asset where id = $1 and owner_id = $2', [
    assetId,
    profileId,
  ]);
  return rows.length > 0;
}

async function used(
  manager: EntityManager,
  editor: Person,
  profileId: string,
  assetId: string,
): Promise<ProfileImage> {
  if (!(await isOwn(manager, assetId, profileId))) throw badFields(['image']);
  try {
    const { smUrl, lgUrl, originalUrl, width, height } = await useAsset(manager, editor, assetId, {
      kind,
      id: profileId,
    });
    return { assetId, smUrl, lgUrl, originalUrl, width, height };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw badFields(['image']);
    throw error;
  }
}

/**
 * Returns the changes with the stored image, of which only the assetId is taken from the request. Releases the previous
 * image. Throws BAD_USER_INPUT unless the owner uploaded it.
 */
export async function withAvatar(
  manager: EntityManager,
  editor: Person,
  stored: Profile,
  changes: ProfileChanges,
): Promise<ProfileChanges> {
  const { image, ...others } = changes;
  if (image === undefined) return changes;
  await lockAssets(manager, [stored.image?.assetId, image?.assetId].filter(isId));
  await releaseAsset(manager, { kind, id: stored.id });
  if (image === null) return changes;
  const kept = await used(manager, editor, stored.id, image.assetId!);
  return isDeepStrictEqual(kept, stored.image) ? others : { ...others, image: kept };
}
