import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import type { UploadRejection } from '../signing/upload-rejection';
import { advance, lockAssembly, appendEvent } from '../assemblies/assembly-store';
import { AssemblyEntity } from '../assemblies/assembly.entity';
import { AssemblyUploadEntity } from '../assemblies/assembly-upload.entity';
import { type AssemblyUpload, isOpen, type StepResult } from '../assemblies/assembly.types';

/** Runs `work` if the file still waits for processing. Returns whether it did. */
export async function settle(
  manager: EntityManager,
  upload: AssemblyUpload,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const assembly = await lockAssembly(manager, upload.assemblyId);
  const [row] = await manager.query<{ status: string }[]>(
    'select status from assembly_upload where id = $1',
    [upload.id],
  );
  if (!isOpen(assembly) || row?.status !== 'encoding') return false;
  await work();
  await manager.update(AssemblyEntity, assembly.id, { touchedAt: now() });
  await advance(manager, assembly);
  return true;
}

/** Records the result of a file and notifies watchers. The assembly must be locked. */
export async function finish(
  manager: EntityManager,
  { id, assemblyId }: AssemblyUpload,
  md5: string | null,
  results: Record<string, StepResult>,
): Promise<void> {
  await manager.update(AssemblyUploadEntity, id, { status: 'done', md5, results });
  for (const [step, result] of Object.entries(results)) {
    await appendEvent(manager, assemblyId, 'assembly_result_finished', [step, result]);
  }
}

/** Records that a file is permanently rejected. The assembly must be locked. */
export async function markRejected(
  manager: EntityManager,
  id: string,
  { code, message }: UploadRejection,
): Promise<void> {
  await manager.update(AssemblyUploadEntity, id, { status: 'rejected', error: code, message });
}

/** Rejects a file that waits for processing. Returns whether it did. */
export const reject = (upload: AssemblyUpload, rejection: UploadRejection): Promise<boolean> =>
  transaction((manager) => settle(manager, upload, () => markRejected(manager, upload.id, rejection)));
