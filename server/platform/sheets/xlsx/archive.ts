import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../errors';
import { rejectSheet } from '../reject-sheet';
import { temporaryFile } from './temporary-file';

// A workbook has a dozen parts, and some for each sheet and picture.
const maxParts = 1_000;

/** Bytes that all that is read of a workbook may unpack to. */
const maxUnpacked = 4 * 1024 * 1024 * 1024;

// Sheets of many equal rows unpack to 20 or 50 times their size. What unpacks to little does no harm at any ratio.
const highestRatio = 200;
const harmless = 16 * 1024 * 1024;

/** A part of a workbook in pieces. */
export type Part = AsyncGenerator<Buffer, void>;

/** The parts of a workbook by their paths. */
export interface Archive extends AsyncDisposable {
  /** A part; null where there is none. */
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
  // What the disk says is no fault of the file.
  if (typeof (error as NodeJS.ErrnoException).syscall === 'string') throw error;
  return rejectSheet('broken_workbook');
};

const isBomb = (unpacked: number, packed: number): boolean =>
  unpacked > harmless && unpacked > packed * highestRatio;

/** Unpacks an entry, counting what really comes out. */
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

/** Opens a zip file, which is kept in a temporary file meanwhile, as what is in it is told at its end. */
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
