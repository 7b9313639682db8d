import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { uploads as endedUploads } from '#server/platform/metrics/metrics';
import { type RejectionCode, rejections, UploadRejection } from '../signing/upload-rejection';
import { AssemblyEntity } from './assembly.entity';
import { AssemblyEventEntity } from './assembly-event.entity';
import { maxFiles, rejectionView, uploadView } from './assembly-status';
import { type Assembly, assemblyColumns, type AssemblyUpload, isOpen, uploadColumns } from './assembly.types';

/** Adds an event for all watchers. The assembly must be locked, so that its events are in order. */
export async function appendEvent(
  manager: EntityManager,
  id: string,
  name: string,
  data: unknown,
): Promise<void> {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  await manager.insert(AssemblyEventEntity, { assemblyId: id, name, data: text });
}

/** Adds an unnamed event, whose data names it. */
const announce = (manager: EntityManager, id: string, what: string): Promise<void> =>
  appendEvent(manager, id, 'message', what);

/** Locks the assembly until the transaction ends, so that its changes run one after another. */
export async function lockAssembly(manager: EntityManager, id: string): Promise<Assembly> {
  const [row] = await manager.query<Assembly[]>(
    `select ${assemblyColumns} from assembly where id = $1 for update`,
    [id],
  );
  if (!row) throw new UploadRejection('ASSEMBLY_NOT_FOUND');
  return row;
}

export const uploadsOf = (manager: EntityManager, id: string): Promise<AssemblyUpload[]> =>
  manager.query(
    `select ${uploadColumns} from assembly_upload where assembly_id = $1 order by created_at, id`,
    [id],
  );

async function end(manager: EntityManager, id: string, status: Assembly['status']): Promise<void> {
  const at = now();
  await manager.update(AssemblyEntity, id, { status, touchedAt: at, finishedAt: at });
  endedUploads.inc({ outcome: status });
}

/**
 * Moves an assembly to its next state after all expected files have arrived, and to its last when all are processed.
 */
export async function advance(manager: EntityManager, assembly: Assembly): Promise<void> {
  const { id, expectedFiles } = assembly;
  const uploads = await uploadsOf(manager, id);
  const arrived = uploads.filter(({ status }) => status !== 'arriving');
  if (arrived.length < expectedFiles) return;
  if (assembly.status === 'uploading') {
    await manager.update(AssemblyEntity, id, { status: 'executing', touchedAt: now() });
    await announce(manager, id, 'assembly_uploading_finished');
    await announce(manager, id, 'assembly_upload_meta_data_extracted');
  }
  const settled = arrived.filter(({ status }) => status !== 'encoding');
  await appendEvent(manager, id, 'assembly_execution_progress', {
    progress_combined: Math.round((settled.length / expectedFiles) * 100),
  });
  if (settled.length < expectedFiles) return;
  const [rejected] = settled;
  if (rejected?.error && settled.every(({ error }) => error !== null)) {
    await failAssembly(manager, id, rejected.error as RejectionCode, rejected.message);
  } else {
    await end(manager, id, 'completed');
    await announce(manager, id, 'assembly_finished');
  }
}

/** Adds the event that a file is complete. */
export const announceArrival = (manager: EntityManager, upload: AssemblyUpload): Promise<void> =>
  appendEvent(manager, upload.assemblyId, 'assembly_upload_finished', uploadView(upload));

/** Ends an assembly with an error. */
export async function failAssembly(
  manager: EntityManager,
  id: string,
  error: RejectionCode,
  message: string | null = null,
): Promise<void> {
  const text = message ?? rejections[error].message;
  await manager.update(AssemblyEntity, id, { error, message: text });
  await end(manager, id, 'failed');
  await appendEvent(manager, id, 'assembly_error', { ...rejectionView(error, text), assembly_id: id });
}

/** Cancels an open assembly at the request of its owner. Does nothing if it has already ended. */
export async function cancelAssembly(id: string): Promise<void> {
  await transaction(async (manager) => {
    if (!isOpen(await lockAssembly(manager, id))) return;
    await end(manager, id, 'canceled');
    await announce(manager, id, 'assembly_finished');
  });
}

/** Changes the number of files that an assembly expects, within the limit of its purpose. */
export async function expectFiles(id: string, count: number): Promise<void> {
  await transaction(async (manager) => {
    const assembly = await lockAssembly(manager, id);
    if (assembly.status !== 'uploading') throw new UploadRejection('ASSEMBLY_CLOSED');
    const { length } = await uploadsOf(manager, id);
    if (count < Math.max(1, length) || count > maxFiles(assembly)) {
      throw new UploadRejection('ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM');
    }
    await manager.update(AssemblyEntity, id, { expectedFiles: count, touchedAt: now() });
    await advance(manager, { ...assembly, expectedFiles: count });
  });
}
