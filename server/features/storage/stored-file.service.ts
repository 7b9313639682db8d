import { AppError } from '#server/platform/errors';
import { requireReaderOfAll } from '#server/platform/policy';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import type { ServedFile } from './send-file';
import { selectStoredFile } from './stored-file.queries';

/** A stored file, also one that nothing offers yet, for administrators and API clients. */
export async function storedFile(viewer: Viewer, id: string): Promise<ServedFile> {
  requireReaderOfAll(viewer);
  const file = await selectStoredFile(requireId(id));
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
