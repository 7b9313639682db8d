import { maxPixels } from './image-limits';
import { EncodingLane } from './encoding-lane';
import type { EncodedImage } from './image-pipeline';

// A photograph of a phone.
const smallPixels = 12_500_000;
const cpuSeconds = 20;

// What bounds the memory of a server, and keeps a way free for small images beside the largest.
const small = new EncodingLane(2);
const large = new EncodingLane(1);

/**
 * The variants of a JPEG, PNG or WebP image, made in another process than the one that answers requests. Whatever is
 * none, or takes more CPU time than an image may, is refused.
 */
export async function encodeImage(bytes: Buffer, seconds = cpuSeconds): Promise<EncodedImage> {
  const task = { bytes, cpuSeconds: seconds };
  const image =
    (await small.encode({ ...task, max: smallPixels })) ?? (await large.encode({ ...task, max: maxPixels }));
  return image!;
}

/** Ends the processes that encode images. */
export async function endEncoding(): Promise<void> {
  await Promise.all([small.end(), large.end()]);
}
