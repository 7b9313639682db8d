import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import type { UploadRight } from '../signing/signed-params';
import { requireOwner } from '../signing/upload-owner';
import { UploadRejection } from '../signing/upload-rejection';
import { maxFiles } from './assembly-status';

const maxOpen = 30;
const maxUnused = 200;

export interface NewAssembly extends UploadRight {
  id: string;
  params: string;
  fields: Record<string, string>;
  expectedFiles: number;
}

/**
 * Throws if the owner has too many open assemblies or unused images. The owner must be locked, so that concurrent
 * requests are counted.
 */
async function requireCapacity(manager: EntityManager, ownerId: string | null): Promise<void> {
  const [row] = await manager.query<{ open: number; unused: number }[]>(
    `select (select count(*)::int from assembly
         where owner_id is not distinct from $1 and status in ('uploading', 'executing')) as open,
       (select count(*)::int from asset where owner_id = $1 and unused_since is not null) as unused`,
    [ownerId],
  );
  if (row!.open >= maxOpen) throw new UploadRejection('TOO_MANY_ASSEMBLIES');
  if (row!.unused >= maxUnused) throw new UploadRejection('TOO_MANY_UNUSED');
}

/** Opens an assembly for as many files as the signature allows. */
export async function createAssembly(given: NewAssembly): Promise<void> {
  const { id, purpose, ownerId, params, fields, expectedFiles, maxBytes } = given;
  if (expectedFiles < 1 || expectedFiles > maxFiles(given))
    throw new UploadRejection('ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM');
  await transaction(async (manager) => {
    await requireOwner(manager, given);
    await requireCapacity(manager, ownerId);
    const made: unknown[] = await manager.query(
      `insert into assembly (id, purpose, owner_id, params, fields, status, expected_files, max_bytes, created_at,
         touched_at) values ($1, $2, $3, $4, $5, 'uploading', $6, $7, $8, $8) on conflict do nothing returning id`,
      [id, purpose, ownerId, params, JSON.stringify(fields), expectedFiles, maxBytes, now()],
    );
    if (made.length === 0) throw new UploadRejection('DO_NOT_REUSE_ASSEMBLY_IDS');
  });
}
