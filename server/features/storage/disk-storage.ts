import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isObjectKey, type ObjectStorage } from './object-storage';
import { asStorageError, storageError } from './storage-errors';

async function coded<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    signal?.throwIfAborted();
    return await work();
  } catch (error) {
    throw signal?.aborted ? storageError('canceled') : asStorageError(error);
  }
}

/** Flushes a folder to disk, so that new names survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(file: string, source: Readable, signal?: AbortSignal): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await pipeline(source, handle.createWriteStream({ flush: true }), { ...(signal && { signal }) });
  } finally {
    await handle.close();
  }
}

/** Moves a complete file to its place. Its two parent folders may be new. */
async function settle(draft: string, path: string): Promise<void> {
  const inner = dirname(path);
  await mkdir(inner, { recursive: true, mode: 0o700 });
  await rename(draft, path);
  for (const folder of [inner, dirname(inner), dirname(dirname(inner))]) await syncFolder(folder);
}

/** Minimum free bytes of a disk, enough for a few photographs. */
const minSpace = 64 * 1024 * 1024;

const draftName = (key: string): string => `${basename(key)}.${randomUUID()}`;

/** Deletes incomplete files of an object that killed processes left. */
async function removeDrafts(incoming: string, key: string): Promise<void> {
  const names = await readdir(incoming);
  const left = names.filter((name) => name.startsWith(`${basename(key)}.`));
  for (const name of left) await rm(join(incoming, name), { force: true });
}

/**
 * Returns storage in files below `folder`, which only this user can access. A file has its key only once it is
 * complete.
 */
export function diskStorage(folder: string): ObjectStorage {
  const incoming = join(folder, 'incoming');
  for (const made of [incoming, join(folder, 'images')]) mkdirSync(made, { recursive: true, mode: 0o700 });

  const pathOf = (key: string): string => {
    if (!isObjectKey(key)) throw storageError('object-not-found');
    return join(folder, key);
  };

  const keep = async (key: string, source: Readable, signal?: AbortSignal): Promise<void> => {
    const path = pathOf(key);
    const draft = join(incoming, draftName(key));
    try {
      await write(draft, source, signal);
      await settle(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  return {
    put: async (key, source, signal) => {
      try {
        await coded(() => keep(key, source, signal), signal);
      } catch (error) {
        source.destroy();
        throw error;
      }
    },
    open: (key, range, signal) =>
      coded(async () => {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream({ ...range, ...(signal && { signal }) });
      }, signal),
    stat: (key) =>
      coded(async () => {
        const { size } = await stat(pathOf(key));
        return { size };
      }),
    remove: (key) =>
      coded(async () => {
        await rm(pathOf(key), { force: true });
        await removeDrafts(incoming, key);
      }),
    probe: async () => {
      await access(incoming, constants.W_OK);
      const { bavail, bsize } = await statfs(incoming);
      if (bavail * bsize < minSpace) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    },
    publicUrl: (key) => `/${key}`,
    signedUrl: async () => null,
  };
}
