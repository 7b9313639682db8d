import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createModuleState } from '#server/platform/module-state';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Options of a link to a private object. */
export interface LinkOptions {
  /** Seconds for which the link is valid. */
  seconds: number;
  contentType: string;
  /** The Content-Disposition header. */
  disposition: string;
}

/**
 * Stores the bytes of files. Keys come only from `newObjectKey` or `newImageKey`, never from callers. Images are
 * public; everything else is only available through the portal.
 * - STORAGE_OBJECT_NOT_FOUND: the key has no object.
 * - STORAGE_RETRY_LIMIT_EXCEEDED: the storage didn't recover within 120 s (600 s for a put).
 * - STORAGE_CANCELED: the signal was aborted.
 * - UNAVAILABLE: any error without its own STORAGE_… code.
 */
export interface ObjectStorage {
  /**
   * Stores everything that `source` yields under the key, durably and completely or not at all. An AppError of the
   * source is rethrown.
   */
  put(key: string, source: Readable, signal?: AbortSignal): Promise<void>;
  /** Returns the bytes, or a range within them. The caller must read to the end or destroy the stream. */
  open(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable>;
  stat(key: string): Promise<{ size: number }>;
  /** Deletes an object, and the remains of a put that was killed. It is no error if there are none. */
  remove(key: string): Promise<void>;
  /** Checks cheaply whether the storage is usable. Throws the reason without retrying. */
  probe(signal: AbortSignal): Promise<void>;
  /** Returns the public address of an image: absolute, or a path of this portal. */
  publicUrl(key: string): string;
  /** Returns an address with which anyone can download the object; null if the portal must send the bytes itself. */
  signedUrl(key: string, options: LinkOptions): Promise<string | null>;
}

const imageTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Extensions of public images. */
export type ImageExtension = keyof typeof imageTypes;

const keyShape = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/;
const imageKeyShape = /^images\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}\.(jpg|png|webp)$/;

/** Returns a random key. Two levels of folders keep each of them small. */
export function newObjectKey(): string {
  const name = randomBytes(32).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}

/** Returns a random key of a public image. The extension determines its content type. */
export const newImageKey = (ext: ImageExtension): string => `images/${newObjectKey()}.${ext}`;

export const isObjectKey = (key: string): boolean => keyShape.test(key) || imageKeyShape.test(key);

/** Returns the content type of an image; null if the key isn't that of a public image. */
export function imageTypeOf(key: string): string | null {
  const ext = imageKeyShape.exec(key)?.[3];
  return ext ? imageTypes[ext as ImageExtension] : null;
}

const opened = createModuleState<ObjectStorage | null>(() => null);

/** Sets the storage of this server. */
export function openStorage(storage: ObjectStorage): void {
  opened.value = storage;
}

export function storage(): ObjectStorage {
  if (!opened.value) throw new Error('The storage is not open.');
  return opened.value;
}
