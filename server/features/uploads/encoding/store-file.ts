import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import { auditFile } from '#server/features/storage/file-audit';
import { receiveFile, type StoredFile } from '#server/features/storage/receive-file';
import { purposes } from '../signing/purposes';
import { requireOwner } from '../signing/upload-owner';
import { UploadRejection } from '../signing/upload-rejection';
import type { AssemblyUpload } from '../assemblies/assembly.types';
import { readParts } from '../tus/parts';

/**
 * Makes a complete upload a stored file if its owner may still upload. `settle` returns whether it is still wanted.
 * Audited.
 */
export async function storeFile(
  upload: AssemblyUpload,
  ownerId: string | null,
  settle: (manager: EntityManager, file: StoredFile) => Promise<boolean>,
): Promise<void> {
  const { maxBytes: largest } = purposes.file;
  const sender = { filename: upload.filename, source: readParts(upload.id), profileId: ownerId, largest };
  try {
    await receiveFile(sender, async (manager, file) => {
      await requireOwner(manager, { ownerId, purpose: 'file' });
      if (!(await settle(manager, file))) throw new UploadRejection('ASSEMBLY_CLOSED');
      await auditFile(manager, ownerId, file);
    });
  } catch (error) {
    const isRejection =
      error instanceof AppError && ['FILE_REJECTED', 'PAYLOAD_TOO_LARGE'].includes(error.code);
    throw isRejection ? new UploadRejection('FILE_REJECTED', error.message) : error;
  }
}
