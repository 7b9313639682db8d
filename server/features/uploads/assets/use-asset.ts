import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import { canUseAsset } from './asset.policy';
import { assetColumns, type AssetRow } from './asset.queries';
import { toAsset } from './asset.service';
import type { Asset } from './asset.types';

/** A record that uses an image. `kind` is its type, for example `profile` or `module_image`. */
export interface AssetUser {
  kind: string;
  id: string;
}

/** Locks images in id order, so that concurrent changes can't deadlock. Returns the ids that exist. */
export async function lockAssets(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const held: { id: string }[] = await manager.query(
    'select id from asset where id = any($1::uuid[]) and stored_at is not null order by id for update',
    [ids],
  );
  return new Set(held.map(({ id }) => id));
}

/**
 * Records the use of an image, which isn't deleted as long as it is used. Throws NOT_FOUND if the image doesn't exist,
 * was uploaded for a purpose other than `purposes`, or the viewer can't use it.
 */
export async function useAsset(
  manager: EntityManager,
  viewer: Person | ApiClient,
  assetId: string,
  user: AssetUser,
  purposes: readonly AssetRow['purpose'][] | null = null,
): Promise<Asset> {
  const [row] = await manager.query<AssetRow[]>(
    `select ${assetColumns} from asset where id = $1 and stored_at is not null for update`,
    [requireId(assetId)],
  );
  const fits = row && canUseAsset(viewer, row) && (purposes?.includes(row.purpose) ?? true);
  if (!fits) throw new AppError('NOT_FOUND');
  await useLockedAssets(manager, [{ ...user, assetId: row.id }]);
  return toAsset(row);
}

/** Records the uses of locked images, which the caller has checked. A record can use several images. */
export async function useLockedAssets(
  manager: EntityManager,
  uses: readonly (AssetUser & { assetId: string })[],
): Promise<void> {
  const assetIds = uses.map(({ assetId }) => assetId);
  await manager.query(
    `insert into asset_use (asset_id, kind, record_id) select * from unnest($1::uuid[], $2::text[], $3::uuid[])
     on conflict do nothing`,
    [assetIds, uses.map(({ kind }) => kind), uses.map(({ id }) => id)],
  );
  await manager.query(
    'update asset set unused_since = null where id = any($1::uuid[]) and unused_since is not null',
    [assetIds],
  );
}

/** Removes the use of an image, or of all images if none is given. Unused images are deleted a day later. */
export async function releaseAssets(
  manager: EntityManager,
  users: readonly AssetUser[],
  assetId: string | null = null,
): Promise<void> {
  const records = [users.map(({ kind }) => kind), users.map(({ id }) => id), assetId];
  const uses: { id: string }[] = await manager.query(
    `select distinct u.asset_id as id from asset_use u
     join unnest($1::text[], $2::uuid[]) as r (kind, id) on u.kind = r.kind and u.record_id = r.id
     where $3::uuid is null or u.asset_id = $3`,
    records,
  );
  const ids = uses.map(({ id }) => id);
  await lockAssets(manager, ids);
  await manager.query(
    `delete from asset_use u using unnest($1::text[], $2::uuid[]) as r (kind, id)
     where u.kind = r.kind and u.record_id = r.id and ($3::uuid is null or u.asset_id = $3)`,
    records,
  );
  await manager.query(
    `update asset a set unused_since = $2 where id = any($1::uuid[])
       and not exists (select 1 from asset_use u where u.asset_id = a.id)`,
    [ids, now()],
  );
}

/** Like `releaseAssets`, for one record. */
export const releaseAsset = (
  manager: EntityManager,
  user: AssetUser,
  assetId: string | null = null,
): Promise<void> => releaseAssets(manager, [user], assetId);
