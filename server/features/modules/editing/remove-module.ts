import type { EntityManager } from 'typeorm';
import { clearOutdated } from '#server/features/editing/outdated/note-outdated';
import { type AssetUser, releaseAssets } from '#server/features/uploads/assets/use-asset';
import { releaseFiles } from '#server/features/storage/stored-file';
import { AdminModule } from '../module.entity';

/** Deletes the module's images and releases their uploads. */
async function removeImages(manager: EntityManager, id: string): Promise<void> {
  const [gone]: [{ id: string; asset: string | null }[]] = await manager.query(
    'delete from module_image where module_id = $1 returning id, asset_id as asset',
    [id],
  );
  await clearOutdated(
    manager,
    'module_image',
    gone.map((row) => row.id),
  );
  const users: AssetUser[] = gone
    .filter(({ asset }) => asset !== null)
    .map((row) => ({ kind: 'module_image', id: row.id }));
  await releaseAssets(manager, users);
}

/**
 * Deletes a module with its files and images in the caller's transaction, which has locked it. Their contents are
 * deleted a day later unless used elsewhere.
 */
export async function removeModule(manager: EntityManager, id: string): Promise<void> {
  const files: { id: string }[] = await manager.query(
    `select d.file_id as id from module_download d where d.module_id = $1 union
     select c.file_id from module_caption c join module_download d on d.id = c.download_id where d.module_id = $1`,
    [id],
  );
  await removeImages(manager, id);
  const [gone]: [{ id: string }[]] = await manager.query(
    'delete from module_download where module_id = $1 returning id',
    [id],
  );
  await clearOutdated(
    manager,
    'download',
    gone.map((download) => download.id),
  );
  await releaseFiles(
    manager,
    files.map((file) => file.id),
  );
  await manager.delete(AdminModule, id);
}
