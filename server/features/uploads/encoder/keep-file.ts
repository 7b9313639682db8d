import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { AppError } from '#server/platform/errors';
import { receiveFile, type StoredFile } from '../receive-file';
import { purposes } from '../signing/purposes';
import { UploadRefusal } from '../signing/upload-refusal';
import type { AssemblyUpload } from './assembly.types';
import { readParts } from './parts';

/** Makes a file that has arrived a stored file; `settle` says whether it is still wanted. Audited. */
export async function keepFile(
  upload: AssemblyUpload,
  ownerId: string | null,
  settle: (manager: EntityManager, file: StoredFile) => Promise<boolean>,
): Promise<void> {
  const sender = { filename: upload.filename, source: readParts(upload.id), profileId: ownerId };
  try {
    await receiveFile({ ...sender, largest: purposes.file.maxBytes }, async (manager, file) => {
      if (!(await settle(manager, file))) throw new UploadRefusal('ASSEMBLY_CLOSED');
      const { id, filename, size, sha256 } = file;
      await appendAudit(manager, {
        action: 'add',
        actor: ownerId === null ? { kind: 'system' } : { kind: 'person', id: ownerId },
        targetKind: 'file',
        targetId: id,
        changes: { filename: [null, filename], size: [null, size], sha256: [null, sha256] },
      });
    });
  } catch (error) {
    const isRefusal = error instanceof AppError && ['FILE_REFUSED', 'PAYLOAD_TOO_LARGE'].includes(error.code);
    throw isRefusal ? new UploadRefusal('FILE_REFUSED', error.message) : error;
  }
}
