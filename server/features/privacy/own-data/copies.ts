import { type EntityManager, In } from 'typeorm';
import { releaseFiles, removeFilesSoon } from '#server/features/storage/stored-file';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { DataRequestEntity } from '../data-request.entity';

/** Days for which a file with all own data is kept. */
export const retentionDays = 7;

/** Takes their files from these requests, and has them removed by `remove`. */
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

/** Removes the files that were kept for long enough. */
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

/** Removes what was made for a person, and makes nothing more of what is still being made. */
export async function dropCopies(manager: EntityManager, profileId: string): Promise<void> {
  await manager.update(
    DataRequestEntity,
    { profileId, kind: 'copy', state: 'requested' },
    { state: 'withdrawn', decidedAt: now() },
  );
  const ready = await manager.findBy(DataRequestEntity, { profileId, state: 'ready' });
  await expire(manager, ready, removeFilesSoon);
}
