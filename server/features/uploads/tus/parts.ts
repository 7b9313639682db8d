import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { pool, select, transaction } from '#server/platform/database/database';
import { newObjectKey, storage } from '#server/features/storage/object-storage';
import { AssemblyPartEntity } from '../assemblies/assembly-part.entity';
import { operationBudget, realPace, RetryBudget } from '#server/features/storage/storage-retries';

/** Maximum bytes of a part, which is how much of a file a crash can lose. */
export const partBytes = 8 * 1024 * 1024;

/** Records the key of a part before it is stored, so that no unknown object can remain in the storage. */
async function namePart(uploadId: string, start: number): Promise<string> {
  const key = newObjectKey();
  const part = { key, uploadId, start: String(start), createdAt: now() };
  await transaction((manager) => manager.insert(AssemblyPartEntity, part));
  return key;
}

export async function dropPart(key: string): Promise<void> {
  await storage().remove(key);
  await transaction((manager) => manager.delete(AssemblyPartEntity, key));
}

/** Puts a part into the storage. It belongs to the file after `keepPart`. */
export async function putPart(
  uploadId: string,
  start: number,
  bytes: Readable,
  signal?: AbortSignal,
): Promise<string> {
  const key = await namePart(uploadId, start);
  try {
    await storage().put(key, bytes, signal);
    return key;
  } catch (error) {
    await dropPart(key);
    throw error;
  }
}

export async function keepPart(manager: EntityManager, key: string, size: number): Promise<void> {
  await manager.update(AssemblyPartEntity, key, { size: String(size) });
}

/**
 * Reads a whole part, with retries if the storage breaks off. It is buffered, so that a slow reader doesn't keep a
 * connection open.
 */
const readPart = (key: string): Promise<Buffer[]> =>
  new RetryBudget(operationBudget, realPace).run(async () => (await storage().open(key)).toArray());

/** Streams the received parts of a file in order. Each is read when it is needed. */
export function readParts(uploadId: string): Readable {
  return Readable.from(
    (async function* () {
      const parts = await select<{ key: string }>(
        'parts',
        'select key from assembly_part where upload_id = $1 and size is not null order by start',
        [uploadId],
      );
      for (const { key } of parts) yield* await readPart(key);
    })(),
    { objectMode: false },
  );
}

/** Deletes the stored parts of a file. */
export async function dropParts(uploadId: string): Promise<void> {
  const { rows } = await pool().query<{ key: string }>('select key from assembly_part where upload_id = $1', [
    uploadId,
  ]);
  for (const { key } of rows) await dropPart(key);
}

/** Deletes the stored parts of an assembly's files. */
export async function dropAssemblyParts(assemblyId: string): Promise<void> {
  const uploads = await select<{ id: string }>(
    'uploads-of-assembly',
    'select id from assembly_upload where assembly_id = $1',
    [assemblyId],
  );
  for (const { id } of uploads) await dropParts(id);
}

/** Deletes the parts of files that are neither arriving nor being processed. Returns their number. */
export async function dropIdleParts(): Promise<number> {
  const { rows } = await pool().query<{ key: string }>(
    `select p.key from assembly_part p where not exists (
       select 1 from assembly_upload u join assembly a on a.id = u.assembly_id
       where u.id = p.upload_id and u.status in ('arriving', 'encoding') and a.status in ('uploading', 'executing'))`,
  );
  for (const { key } of rows) await dropPart(key);
  return rows.length;
}
