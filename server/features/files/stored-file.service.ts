import type { ServedFile } from '#server/features/storage/send-file';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanOpenFile, assertCanOpenFiles } from './stored-file.policy';
import { selectStoredFile } from './stored-file.queries';

/** Returns a stored file. Throws NOT_FOUND if it doesn't exist or its use doesn't allow the viewer to know of it. */
export async function storedFile(viewer: Viewer, id: string): Promise<ServedFile> {
  const reader = assertCanOpenFiles(viewer);
  const found = await selectStoredFile(requireId(id));
  if (!found) throw new AppError('NOT_FOUND');
  assertCanOpenFile(reader, found.use);
  return found.file;
}
