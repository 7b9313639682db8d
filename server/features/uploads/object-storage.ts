import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of files lie. A key is made by `newObjectKey` alone, never from what a caller says. A key that
 * holds nothing gives NOT_FOUND; a storage that cannot be written or read gives UNAVAILABLE.
 */
export interface ObjectStorage {
  /**
   * Keeps everything that `source` gives under the key, whole and lasting, or nothing at all. An AppError of the
   * source is passed on.
   */
  put(key: string, source: Readable): Promise<void>;
  /** The bytes, all or a range that lies within them. Whoever opens must read to the end or destroy. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<{ size: number }>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

const keyShape = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/;

/** A random key in folders of two levels, so that none holds too many. */
export function newObjectKey(): string {
  const name = randomBytes(32).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}

export const isObjectKey = (key: string): boolean => keyShape.test(key);

let opened: ObjectStorage | null = null;

/** Makes the storage the one of this server. */
export function openStorage(storage: ObjectStorage): void {
  opened = storage;
}

export function storage(): ObjectStorage {
  if (!opened) throw new Error('The storage is not open.');
  return opened;
}
