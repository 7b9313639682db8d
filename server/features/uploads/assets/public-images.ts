import { Readable } from 'node:stream';
import { type ImageExtension, newImageKey, storage } from '#server/features/storage/object-storage';

const extensions: Record<string, ImageExtension> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Returns the extension of an image type that the encoder creates. */
export function extensionOf(contentType: string): ImageExtension {
  const ext = extensions[contentType];
  if (!ext) throw new Error(`Images are never ${contentType}.`);
  return ext;
}

/** Returns a new key of a public image. */
export const imageKey = (contentType: string): string => newImageKey(extensionOf(contentType));

export function putImage(key: string, bytes: Buffer): Promise<void> {
  return storage().put(key, Readable.from([bytes]));
}

export const openImage = (key: string): Promise<Readable> => storage().open(key);

export const removeImage = (key: string): Promise<void> => storage().remove(key);

/** Returns the public address of the image. */
export const imageUrl = (key: string): string => storage().publicUrl(key);

/** Returns the key at the end of an address; null if it isn't one of an image. */
export const keyIn = (address: string): string | null =>
  /images\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z]+$/.exec(address)?.[0] ?? null;
