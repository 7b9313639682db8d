import type { ServedFile } from '#server/features/uploads/send-file';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { mayReadFiles } from './download.policy';
import { selectStoredFile } from './download.queries';

/** A stored file, also one that no module offers yet, for administrators. */
export async function storedFile(viewer: Viewer, id: string): Promise<ServedFile> {
  mayReadFiles(viewer);
  const file = await selectStoredFile(requireId(id));
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
