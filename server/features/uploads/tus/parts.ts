import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { pool, select, transaction } from '#server/platform/database';
import { newObjectKey, storage } from '#server/features/storage/object-storage';
import { AssemblyPartEntity } from '../assemblies/assembly-part.entity';
import { operationBudget, realPace, RetryBudget } from '#server/features/storage/storage-retries';

/** Bytes of one piece at most: what a server that is killed in the middle loses of a file. */
export const partBytes = 8 * 1024 * 1024;

/** Names a piece before it lies in the storage, so that none can lie there unknown. */
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

/** Lays a piece into the storage; it belongs to the file once `keepPart` has run. */
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
 * The bytes of a whole piece, asked for again where the storage breaks off in its middle. Whoever takes them may be
 * slow, or wait for the storage itself: no connection stays open meanwhile.
 */
const readPart = (key: string): Promise<Buffer[]> =>
  new RetryBudget(operationBudget, realPace).run(async () => (await storage().open(key)).toArray());

/** Everything of a file that has arrived, in order, read piece by piece as it is needed. */
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

/** Removes what lies in the storage of a file. */
export async function dropParts(uploadId: string): Promise<void> {
  const { rows } = await pool().query<{ key: string }>('select key from assembly_part where upload_id = $1', [
    uploadId,
  ]);
  for (const { key } of rows) await dropPart(key);
}

/** Removes what lies in the storage of an assembly's files. */
export async function dropAssemblyParts(assemblyId: string): Promise<void> {
  const uploads = await select<{ id: string }>(
    'uploads-of-assembly',
    'select id from assembly_upload where assembly_id = $1',
    [assemblyId],
  );
  for (const { id } of uploads) await dropParts(id);
}

/** Removes the pieces of files that no longer arrive and are not being made ready; gives how many. */
export async function dropIdleParts(): Promise<number> {
  const { rows } = await pool().query<{ key: string }>(
    `select p.key from assembly_part p where not exists (
       select 1 from assembly_upload u join assembly a on a.id = u.assembly_id
       where u.id = p.upload_id and u.status in ('arriving', 'encoding') and a.status in ('uploading', 'executing'))`,
  );
  for (const { key } of rows) await dropPart(key);
  return rows.length;
}
