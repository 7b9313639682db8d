import type { Readable } from 'node:stream';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { receiveFile, requireFittingLength, type StoredFile } from '#server/features/uploads/receive-file';
import type { ServedFile } from '#server/features/uploads/send-file';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { mayManageFiles, mayReadFiles } from './download.policy';
import { selectStoredFile } from './download.queries';

interface Upload {
  filename: unknown;
  /** As announced; null where the sender does not say. */
  length: number | null;
  source: Readable;
}

/** Keeps a file that an administrator sends; audited. Refused as `receiveFile` does. */
export async function uploadFile(viewer: Viewer, { filename, length, source }: Upload): Promise<StoredFile> {
  const admin = mayManageFiles(viewer);
  if (length !== null) requireFittingLength(length);
  return receiveFile({ filename, source, profileId: admin.profileId }, async (manager, file) => {
    const actor = actorOf(mayManageFiles(await freshViewer(manager, admin)));
    await appendAudit(manager, {
      action: 'add',
      actor,
      targetKind: 'file',
      targetId: file.id,
      changes: { filename: [null, file.filename], size: [null, file.size], sha256: [null, file.sha256] },
    });
  });
}

/** A stored file, also one that no module offers yet, for administrators. */
export async function storedFile(viewer: Viewer, id: string): Promise<ServedFile> {
  mayReadFiles(viewer);
  const file = await selectStoredFile(requireId(id));
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
