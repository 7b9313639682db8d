import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Person } from '#server/platform/viewer';
import { mayUseAsset } from './asset.policy';
import { assetColumns, type AssetRow } from './asset.queries';
import { toAsset } from './asset.service';
import type { Asset } from './asset.types';

/** A record that shows an image; `kind` is its word in the domain, for example `profile` or `module_image`. */
export interface AssetUser {
  kind: string;
  id: string;
}

/**
 * Has a record use an image, which is then kept as long as it does. NOT_FOUND where there is no such image, or the
 * viewer may not use it: an avatar is for its owner alone, other images for administrators.
 */
export async function useAsset(
  manager: EntityManager,
  viewer: Person,
  assetId: string,
  user: AssetUser,
): Promise<Asset> {
  const [row] = await manager.query<AssetRow[]>(
    `select ${assetColumns} from asset where id = $1 and stored_at is not null for update`,
    [requireId(assetId)],
  );
  if (!row || !mayUseAsset(viewer, row)) throw new AppError('NOT_FOUND');
  await manager.query(
    'insert into asset_use (asset_id, kind, record_id) values ($1, $2, $3) on conflict do nothing',
    [row.id, user.kind, user.id],
  );
  await manager.query('update asset set unused_since = null where id = $1', [row.id]);
  return toAsset(row);
}

/**
 * Says that a record no longer uses the image, or any image where none is named; one that no other uses is removed
 * a day later.
 */
export async function releaseAsset(
  manager: EntityManager,
  user: AssetUser,
  assetId: string | null = null,
): Promise<void> {
  // Held in one order, so that two at once never wait for one another.
  const held: { id: string }[] = await manager.query(
    `select a.id from asset a where a.id in (
       select asset_id from asset_use where kind = $1 and record_id = $2 and ($3::uuid is null or asset_id = $3))
     order by a.id for update`,
    [user.kind, user.id, assetId],
  );
  const ids = held.map(({ id }) => id);
  await manager.query('delete from asset_use where kind = $1 and record_id = $2 and asset_id = any($3)', [
    user.kind,
    user.id,
    ids,
  ]);
  await manager.query(
    `update asset a set unused_since = $2 where id = any($1)
       and not exists (select 1 from asset_use u where u.asset_id = a.id)`,
    [ids, now()],
  );
}
