import { type EntityManager, In } from 'typeorm';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { StoredFileEntity } from './stored-file.entity';

/** What is known of a file without opening it. */
export interface FileDetails {
  filename: string;
  ext: string;
  contentType: string;
  size: number;
}

/**
 * A file about to be used by a record, held so that it is not removed meanwhile; NOT_FOUND where there is none, or
 * not yet.
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

// Long enough ago for the job that removes unused files to remove them the next time it runs.
const longUnused = (): Date => new Date(now().getTime() - 7 * 86_400_000);

/** Has the files removed within the hour that no record uses, since they are about a person who is deleted. */
export async function removeFilesSoon(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.update(StoredFileEntity, { id: In(ids) }, { filename: 'deleted', unusedSince: longUnused() });
}

/** Says that a record no longer uses these files; a day later those are removed that no other does. */
export async function releaseFiles(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.update(StoredFileEntity, { id: In(ids) }, { unusedSince: now() });
}
