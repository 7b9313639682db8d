import { type EntityManager, In } from 'typeorm';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { StoredFileEntity } from './stored-file.entity';

/** The metadata of a file. */
export interface FileDetails {
  filename: string;
  ext: string;
  contentType: string;
  size: number;
}

/**
 * Locks a file that a record is about to use, so that it isn't deleted. Throws NOT_FOUND if it doesn't exist or is
 * incomplete.
 */
export async function lockFile(manager: EntityManager, id: string): Promise<FileDetails> {
  const [row] = await manager.query<FileDetails[]>(
    `select filename, ext, content_type as "contentType", size::float8 as size
     from stored_file where id = $1 and stored_at is not null for key share`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

// Long enough ago that the next run of the job that deletes unused files deletes them.
const longUnused = (): Date => new Date(now().getTime() - 7 * 86_400_000);

/** Marks files about a deleted person for deletion within an hour, unless records use them. */
export async function removeFilesSoon(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.update(StoredFileEntity, { id: In(ids) }, { filename: 'deleted', unusedSince: longUnused() });
}

/** Marks files as no longer used by a record. They are deleted a day later unless other records use them. */
export async function releaseFiles(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.update(StoredFileEntity, { id: In(ids) }, { unusedSince: now() });
}
