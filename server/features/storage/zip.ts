import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { storage } from './object-storage';

/** An entry of a ZIP file: an object of the storage or given content. */
export type ZipEntry = {
  /** Its path with slashes. */
  path: string;
} & ({ key: string; size: number } | { content: Buffer });

export interface Zip {
  /** The caller must read to the end or destroy it. It fails before its last bytes if an object is missing. */
  bytes: Readable;
  /** Total number of bytes. */
  size: number;
}

/**
 * Returns the entries as one ZIP stream. Each is read when it is its turn. They aren't compressed, because videos,
 * images and PDF files already are, and the total size is known in advance.
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
    // The types of the library lack this argument.
    zip.end({ comment: '', forceZip64Format: false }, (total?: number) => resolve(total ?? 0));
  });
  return { bytes, size };
}
