import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isObjectKey, type ObjectStorage } from './object-storage';
import { asStorageError, storageError } from './storage-errors';

const hour = 60 * 60 * 1000;

async function coded<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    signal?.throwIfAborted();
    return await work();
  } catch (error) {
    throw signal?.aborted ? storageError('canceled') : asStorageError(error);
  }
}

/** Makes new names in a folder last through a power cut. */
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

/** Moves a whole file to its place, whose two folders may be new. */
async function settle(draft: string, path: string): Promise<void> {
  const inner = dirname(path);
  await mkdir(inner, { recursive: true, mode: 0o700 });
  await rename(draft, path);
  for (const folder of [inner, dirname(inner), dirname(dirname(inner))]) await syncFolder(folder);
}

/** Passes for a file of now where it is not there any more. */
function unlessGone(error: NodeJS.ErrnoException): { mtimeMs: number } {
  if (error.code === 'ENOENT') return { mtimeMs: Infinity };
  throw error;
}

/** Removes what servers that were killed had begun to write; a living one writes on within minutes. */
async function removeOldDrafts(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name);
    // Another put may have moved it to its place meanwhile.
    const { mtimeMs } = await stat(draft).catch(unlessGone);
    if (Date.now() - mtimeMs > hour) await rm(draft, { force: true });
  }
}

/** Objects as files under `folder`, which only this user may enter. A file appears under its key when it is whole. */
export function diskStorage(folder: string): ObjectStorage {
  const incoming = join(folder, 'incoming');
  for (const made of [incoming, join(folder, 'images')]) mkdirSync(made, { recursive: true, mode: 0o700 });

  const pathOf = (key: string): string => {
    if (!isObjectKey(key)) throw storageError('object-not-found');
    return join(folder, key);
  };

  return {
    put: (key, source, signal) =>
      coded(async () => {
        // Asked each time, as a server may run for months after another was killed beside it.
        await removeOldDrafts(incoming);
        const draft = join(incoming, randomUUID());
        try {
          const path = pathOf(key);
          await write(draft, source, signal);
          await settle(draft, path);
        } catch (error) {
          source.destroy();
          await rm(draft, { force: true });
          throw error;
        }
      }, signal),
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
    remove: (key) => coded(() => rm(pathOf(key), { force: true })),
    publicUrl: (key) => `/${key}`,
    signedUrl: async () => null,
  };
}
