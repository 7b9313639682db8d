import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../errors';
import { rejectSheet } from '../reject-sheet';
import { temporaryFile } from './temporary-file';

// A workbook has a dozen parts, and a few more for each sheet and image.
const maxParts = 1_000;

/** Maximum bytes of all unpacked parts together. */
const maxUnpacked = 4 * 1024 * 1024 * 1024;

// Sheets with many equal rows have ratios of 20 to 50. Small results are harmless at any ratio.
const highestRatio = 200;
const harmless = 16 * 1024 * 1024;

/** The bytes of a part. */
export type Part = AsyncGenerator<Buffer, void>;

/** The parts of a workbook by path. */
export interface Archive extends AsyncDisposable {
  /** Returns a part; null if it doesn't exist. */
  part: (path: string) => Part | null;
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > maxParts) rejectSheet('zip_bomb');
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) rejectSheet('encrypted');
    if (entries.has(entry.fileName) || entries.size === maxParts) rejectSheet('broken_workbook');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

const rejection = (error: unknown): never => {
  if (error instanceof AppError) throw error;
  // A file system error isn't the fault of the file.
  if (typeof (error as NodeJS.ErrnoException).syscall === 'string') throw error;
  return rejectSheet('broken_workbook');
};

const isBomb = (unpacked: number, packed: number): boolean =>
  unpacked > harmless && unpacked > packed * highestRatio;

/** Unpacks an entry and counts its real bytes. */
async function* unpacked(zip: ZipFile, entry: Entry, count: (bytes: number) => void): Part {
  let [length, sum] = [0, 0];
  try {
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += piece.length;
      sum = crc32(piece, sum);
      count(piece.length);
      if (isBomb(length, entry.compressedSize)) rejectSheet('zip_bomb');
      yield piece;
    }
  } catch (error) {
    rejection(error);
  }
  if (sum !== entry.crc32) rejectSheet('broken_workbook');
}

async function spool(bytes: AsyncIterable<Buffer>, file: FileHandle): Promise<void> {
  for await (const piece of bytes) await file.write(piece);
}

async function partsOf(file: FileHandle, zip: ZipFile): Promise<Archive> {
  const entries = await entriesOf(zip);
  let total = 0;
  const count = (bytes: number) => {
    total += bytes;
    if (total > maxUnpacked) rejectSheet('zip_bomb');
  };
  return {
    part: (path) => {
      const entry = entries.get(path);
      if (!entry) return null;
      if (isBomb(entry.uncompressedSize, entry.compressedSize)) rejectSheet('zip_bomb');
      return unpacked(zip, entry, count);
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

/** Opens a zip file. It is spooled to a temporary file, because the directory of a zip is at its end. */
export async function openArchive(bytes: AsyncIterable<Buffer>): Promise<Archive> {
  const file = await temporaryFile();
  try {
    await spool(bytes, file);
    return await partsOf(file, await fromFdPromise(file.fd, { autoClose: false }));
  } catch (error) {
    await file.close();
    return rejection(error);
  }
}
