import type { EntityManager } from 'typeorm';
import type { FieldChange } from '#server/features/editing/description';
import { lockFile, releaseFiles } from '#server/features/storage/stored-file';
import { AppError, throwFieldError } from '#server/platform/errors';
import { ContentFileEntity } from './content-file.entity';
import { listChanges, pathOf } from './listed';

/** Locks a file that is about to be used. It must be a document, because videos and captions belong to modules. */
async function takeFile(manager: EntityManager, fileId: string, path: string): Promise<void> {
  try {
    const { contentType } = await lockFile(manager, fileId);
    if (/^video\/|^text\/vtt/.test(contentType)) {
      throwFieldError(path, 'The file is neither a video nor captions; those belong to modules.');
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    throwFieldError(path, 'There is no such file.');
  }
}

/** Records the use of files that were added to a list, and releases those that were removed. */
export async function followFiles({ manager, resource, path, before, after }: FieldChange): Promise<void> {
  const { added, gone } = listChanges(before, after, 'fileId');
  const { kind, id: recordId } = resource;
  for (const fileId of added) {
    await takeFile(manager, fileId, pathOf(path, after, 'fileId', fileId));
    await manager.insert(ContentFileEntity, { kind, recordId, fileId });
  }
  for (const fileId of gone) await manager.delete(ContentFileEntity, { kind, recordId, fileId });
  if (gone.length > 0) await releaseFiles(manager, gone);
}
