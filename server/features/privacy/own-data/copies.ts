import { type EntityManager, In } from 'typeorm';
import { releaseFiles, removeFilesSoon } from '#server/features/storage/stored-file';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { DataRequestEntity } from '../data-request.entity';

/** Days for which a data export is stored. */
export const retentionDays = 7;

/** Removes the files of these requests and releases them with `remove`. */
async function expire(
  manager: EntityManager,
  requests: readonly DataRequestEntity[],
  remove = releaseFiles,
): Promise<void> {
  if (requests.length === 0) return;
  const ids = requests.map(({ id }) => id);
  await manager.update(DataRequestEntity, { id: In(ids) }, { state: 'expired', fileId: null });
  await remove(
    manager,
    requests.flatMap(({ fileId }) => fileId ?? []),
  );
}

/** Removes expired data exports. */
export async function removeOldCopies(): Promise<void> {
  await transaction(async (manager) => {
    const old = await manager
      .createQueryBuilder(DataRequestEntity, 'r')
      .where("r.state = 'ready' and r.expiresAt <= :at", { at: now() })
      .setLock('pessimistic_write')
      .getMany();
    await expire(manager, old);
  });
}

/** Removes a person's data exports and cancels those in progress. */
export async function dropCopies(manager: EntityManager, profileId: string): Promise<void> {
  await manager.update(
    DataRequestEntity,
    { profileId, kind: 'copy', state: 'requested' },
    { state: 'withdrawn', decidedAt: now() },
  );
  const ready = await manager.findBy(DataRequestEntity, { profileId, state: 'ready' });
  await expire(manager, ready, removeFilesSoon);
}
