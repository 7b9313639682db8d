import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createModuleState } from '#server/platform/module-state';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How a private object is handed out by a link. */
export interface LinkOptions {
  /** Seconds until nobody can begin to fetch it any more. */
  seconds: number;
  contentType: string;
  /** A Content-Disposition header. */
  disposition: string;
}

/**
 * Where the bytes of files lie. A key is made by `newObjectKey` or `newImageKey` alone, never from what a caller says;
 * images may be fetched by everybody, everything else only through the portal.
 *
 * Failures are the STORAGE_… codes: STORAGE_OBJECT_NOT_FOUND for a key that holds nothing,
 * STORAGE_RETRY_LIMIT_EXCEEDED where the storage did not recover within 120 s (600 s for a put), STORAGE_CANCELED
 * after the signal; UNAVAILABLE for anything that has no code of its own.
 */
export interface ObjectStorage {
  /**
   * Keeps everything that `source` gives under the key, whole and lasting, or nothing at all. An AppError of the
   * source is passed on.
   */
  put(key: string, source: Readable, signal?: AbortSignal): Promise<void>;
  /** The bytes, all or a range that lies within them. Whoever opens must read to the end or destroy. */
  open(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable>;
  stat(key: string): Promise<{ size: number }>;
  /** Removes an object, or what a put of it left that was killed in the middle. That there is neither is no error. */
  remove(key: string): Promise<void>;
  /** Finds out cheaply whether the storage can be used now. Throws the reason where it can't, without retrying. */
  probe(signal: AbortSignal): Promise<void>;
  /** The address at which everybody may fetch an image: absolute, or a path of this portal. */
  publicUrl(key: string): string;
  /** An address at which whoever has it may fetch the object; null where the portal sends the bytes itself. */
  signedUrl(key: string, options: LinkOptions): Promise<string | null>;
}

const imageTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Extensions of the images that everybody may fetch. */
export type ImageExtension = keyof typeof imageTypes;

const keyShape = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/;
const imageKeyShape = /^images\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}\.(jpg|png|webp)$/;

/** A random key in folders of two levels, so that none holds too many. */
export function newObjectKey(): string {
  const name = randomBytes(32).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}

/** A random key of an image that everybody may fetch; the extension says what it is served as. */
export const newImageKey = (ext: ImageExtension): string => `images/${newObjectKey()}.${ext}`;

export const isObjectKey = (key: string): boolean => keyShape.test(key) || imageKeyShape.test(key);

/** What an image is served as; null for a key that is not one of a public image. */
export function imageTypeOf(key: string): string | null {
  const ext = imageKeyShape.exec(key)?.[3];
  return ext ? imageTypes[ext as ImageExtension] : null;
}

const opened = createModuleState<ObjectStorage | null>(() => null);

/** Makes the storage the one of this server. */
export function openStorage(storage: ObjectStorage): void {
  opened.value = storage;
}

export function storage(): ObjectStorage {
  if (!opened.value) throw new Error('The storage is not open.');
  return opened.value;
}
