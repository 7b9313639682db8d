import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { storage } from './object-storage';

/** An object of the storage, or what is made at the moment, as it lies in a zip. */
export type ZipEntry = {
  /** Where it lies: folders and name, parted by slashes. */
  path: string;
} & ({ key: string; size: number } | { content: Buffer });

export interface Zip {
  /** Must be read to the end or destroyed. Ends with an error, before its last bytes, where an object is not there. */
  bytes: Readable;
  /** How many bytes there will be. */
  size: number;
}

/**
 * Entries as one zip, each read when its turn comes and as fast as the zip is. They are stored as they
 * are: films, pictures and PDF are compressed already, and the whole has a size that is known before.
 */
export async function zipOf(entries: readonly ZipEntry[], at: Date): Promise<Zip> {
  const zip = new ZipFile();
  const bytes = zip.outputStream as PassThrough;
  const left = new AbortController();
  let open: Readable | null = null;
  const fail = (error: Error) => bytes.destroy(error);
  bytes.once('close', () => {
    left.abort();
    open?.destroy();
  });
  zip.on('error', fail);
  for (const entry of entries) {
    const { path } = entry;
    if ('content' in entry) {
      zip.addBuffer(entry.content, path, { compress: false, mtime: at });
      continue;
    }
    const { key, size } = entry;
    zip.addReadStreamLazy(path, { size, compress: false, mtime: at }, (begin) => {
      storage()
        .open(key, undefined, left.signal)
        .then((object) => {
          open = object.on('error', fail);
          if (bytes.destroyed) object.destroy();
          else begin(null, object);
        })
        .catch(fail);
    });
  }
  const size = await new Promise<number>((resolve) => {
    // The types of the library don't know what it calls back with.
    zip.end({ comment: '', forceZip64Format: false }, (total?: number) => resolve(total ?? 0));
  });
  return { bytes, size };
}
