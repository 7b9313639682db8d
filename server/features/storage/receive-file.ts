import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { contentTypeOf, headBytes, requireFittingHead } from './file-kinds';
import { fileName } from './file-name';
import { newObjectKey, storage } from './object-storage';
import { StoredFileEntity } from './stored-file.entity';

/** A file in the storage. */
export interface StoredFile {
  id: string;
  /** Its key in the storage. */
  path: string;
  filename: string;
  ext: string;
  contentType: string;
  size: number;
  sha256: string;
}

interface Measured {
  size: number;
  hash: Hash;
}

const tooLarge = (largest: number): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', `A file may have at most ${largest / 1_000_000} MB.`);

/** Passes a file on while measuring it. Its first bytes are checked before any are passed on. */
async function* measured(
  source: Readable,
  ext: string,
  measure: Measured,
  largest: number,
): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of source as AsyncIterable<Buffer>) {
    measure.size += chunk.length;
    if (measure.size > largest) throw tooLarge(largest);
    measure.hash.update(chunk);
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) continue;
    requireFittingHead(ext, head.subarray(0, headBytes));
    yield head;
    head = null;
  }
  if (!head) return;
  requireFittingHead(ext, head);
  yield head;
}

/** Deletes the bytes and the row of a file that no record uses. */
async function drop(id: string, path: string): Promise<void> {
  await storage().remove(path);
  await transaction((manager) => manager.delete(StoredFileEntity, id));
}

interface Sender {
  /** The name that the client sent. */
  filename: unknown;
  source: Readable;
  /** Null for a file that the portal itself creates. */
  profileId: string | null;
  /** Maximum bytes of the file. */
  largest: number;
}

/**
 * Streams a file into the storage. The server determines its content type. `finish` runs in the transaction that makes
 * it a stored file and can reject it; rejected and incomplete files are deleted. Throws FILE_REJECTED for an
 * unsupported name, kind or content, PAYLOAD_TOO_LARGE, or the error of the source.
 */
export async function receiveFile(
  { filename: given, source, profileId, largest }: Sender,
  finish: (manager: EntityManager, file: StoredFile) => Promise<void>,
): Promise<StoredFile> {
  const { filename, ext } = fileName(given);
  const contentType = contentTypeOf(ext);
  const path = newObjectKey();
  const at = now();
  const named = { path, filename, ext, contentType, size: '0', sha256: '', uploadedBy: profileId };
  const made = await transaction((manager) =>
    manager.insert(StoredFileEntity, { ...named, createdAt: at, unusedSince: at }),
  );
  const { id } = made.identifiers[0] as StoredFileEntity;
  try {
    const measure = { size: 0, hash: createHash('sha256') };
    await storage().put(path, Readable.from(measured(source, ext, measure, largest), { objectMode: false }));
    const { size } = measure;
    const sha256 = measure.hash.digest('hex');
    const file = { id, path, filename, ext, contentType, size, sha256 };
    await transaction(async (manager) => {
      const storedAt = now();
      await manager.update(StoredFileEntity, id, {
        size: String(size),
        sha256,
        storedAt,
        unusedSince: storedAt,
      });
      await finish(manager, file);
    });
    return file;
  } catch (error) {
    await drop(id, path);
    throw error;
  }
}
