import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { UploadRejection } from '../signing/upload-rejection';
import { type Assembly, type AssemblyUpload, isOpen, uploadColumns } from '../assemblies/assembly.types';
import { AssemblyEntity } from '../assemblies/assembly.entity';
import { AssemblyUploadEntity } from '../assemblies/assembly-upload.entity';
import { advance, announceArrival, lockAssembly, uploadsOf } from '../assemblies/assembly-store';
import { keepPart } from './parts';
import { markRejected } from '../encoding/settle-upload';
import { queueUpload } from '../encoding/upload-turns';

type NewUpload = Pick<
  AssemblyUpload,
  'id' | 'assemblyId' | 'filename' | 'ext' | 'fieldname' | 'metadata' | 'size'
>;

const oneUpload = `select ${uploadColumns} from assembly_upload where id = $1 and status <> 'rejected'
  and exists (select 1 from assembly a where a.id = assembly_id and a.status not in ('canceled', 'failed'))`;

/** Converts bytes to a bigint column value, which is exact as text. */
const bigint = (bytes: number | null): string | null => (bytes === null ? null : String(bytes));

function found(row: AssemblyUpload | undefined): AssemblyUpload {
  if (!row) throw new UploadRejection('UPLOAD_NOT_FOUND');
  return row;
}

/** Returns the file with an id. Throws UPLOAD_NOT_FOUND if it doesn't exist any more. */
export async function selectUpload(id: string): Promise<AssemblyUpload> {
  const [row] = await select<AssemblyUpload & Record<string, unknown>>('upload', oneUpload, [id]);
  return found(row);
}

/**
 * Like `selectUpload`, with the transaction's connection, because the pool may be exhausted if many files arrive at
 * once.
 */
async function readUpload(manager: EntityManager, id: string): Promise<AssemblyUpload> {
  const [row] = await manager.query<AssemblyUpload[]>(oneUpload, [id]);
  return found(row);
}

/** Adds a file to an assembly that expects one, before its bytes arrive. */
export async function addUpload(manager: EntityManager, upload: NewUpload): Promise<void> {
  const assembly = await lockAssembly(manager, upload.assemblyId);
  if (assembly.status !== 'uploading') throw new UploadRejection('ASSEMBLY_CLOSED');
  const { length } = await uploadsOf(manager, assembly.id);
  if (length >= assembly.expectedFiles) throw new UploadRejection('TOO_MANY_FILES');
  if (upload.size === 0) throw new UploadRejection('FILE_EMPTY');
  if (upload.size !== null && upload.size > assembly.maxBytes) throw new UploadRejection('MAX_SIZE_EXCEEDED');
  const { id, assemblyId, filename, ext, fieldname, metadata, size } = upload;
  const at = now();
  await manager.insert(AssemblyUploadEntity, {
    id,
    assemblyId,
    filename,
    ext,
    fieldname,
    metadata,
    size: bigint(size),
    status: 'arriving',
    createdAt: at,
  });
  await manager.update(AssemblyEntity, assemblyId, { touchedAt: at });
}

/** Locks an incomplete file and its assembly. */
async function lockArriving(
  manager: EntityManager,
  id: string,
): Promise<{ upload: AssemblyUpload; assembly: Assembly }> {
  const { assemblyId } = await readUpload(manager, id);
  const assembly = await lockAssembly(manager, assemblyId);
  const upload = (await uploadsOf(manager, assemblyId)).find((each) => each.id === id);
  if (!upload || upload.status !== 'arriving' || !isOpen(assembly))
    throw new UploadRejection('ASSEMBLY_CLOSED');
  return { upload, assembly };
}

/** Records the received bytes of a file, and queues it for processing when it is complete. */
async function noteArrived(
  manager: EntityManager,
  upload: AssemblyUpload,
  assembly: Assembly,
): Promise<void> {
  const { id, assemblyId, size, received } = upload;
  const at = now();
  const isWhole = received === size;
  await manager.update(AssemblyUploadEntity, id, {
    size: bigint(size),
    received: String(received),
    status: isWhole ? 'encoding' : 'arriving',
  });
  await manager.update(AssemblyEntity, assemblyId, { touchedAt: at });
  if (!isWhole) return;
  await queueUpload(manager, id, assembly);
  await announceArrival(manager, upload);
  await advance(manager, assembly);
}

/** Sets the size of a file that was unknown at first. */
export async function declareSize(id: string, size: number): Promise<void> {
  await transaction(async (manager) => {
    const { upload, assembly } = await lockArriving(manager, id);
    if (size === 0) throw new UploadRejection('FILE_EMPTY');
    if (size > assembly.maxBytes) throw new UploadRejection('MAX_SIZE_EXCEEDED');
    // Another request may have set the size or added more bytes since then.
    if (upload.size !== null || upload.received > size) throw new UploadRejection('UPLOAD_OFFSET');
    await noteArrived(manager, { ...upload, size }, assembly);
  });
}

/**
 * Appends a stored part to the file, and queues the file when it is complete. Throws UPLOAD_OFFSET if another part came
 * first.
 */
export async function appendPart(id: string, key: string, start: number, size: number): Promise<void> {
  await transaction(async (manager) => {
    const { upload, assembly } = await lockArriving(manager, id);
    if (upload.received !== start) throw new UploadRejection('UPLOAD_OFFSET');
    await keepPart(manager, key, size);
    await noteArrived(manager, { ...upload, received: start + size }, assembly);
  });
}

/** Permanently rejects an incomplete file. */
export async function rejectArriving(id: string, rejection: UploadRejection): Promise<void> {
  await transaction(async (manager) => {
    const { assembly } = await lockArriving(manager, id);
    await markRejected(manager, id, rejection);
    await advance(manager, assembly);
  });
}

/** Removes an incomplete file from its assembly. */
export async function removeUpload(id: string): Promise<void> {
  await transaction(async (manager) => {
    await lockArriving(manager, id);
    await manager.delete(AssemblyUploadEntity, id);
  });
}
