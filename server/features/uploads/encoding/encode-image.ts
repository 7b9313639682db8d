import { maxPixels } from './image-limits';
import { EncodingLane } from './encoding-lane';
import type { EncodedImage } from './image-pipeline';

// The size of a phone photo.
const smallPixels = 12_500_000;
const cpuSeconds = 20;

// Separate lanes limit the memory of a server and keep large images from blocking small ones.
const small = new EncodingLane(2);
const large = new EncodingLane(1);

/**
 * Encodes the variants of a JPEG, PNG or WebP image in a separate process. Throws an UploadRejection for other data and
 * if it exceeds the CPU time.
 */
export async function encodeImage(bytes: Buffer, seconds = cpuSeconds): Promise<EncodedImage> {
  const task = { bytes, cpuSeconds: seconds };
  const image =
    (await small.encode({ ...task, max: smallPixels })) ?? (await large.encode({ ...task, max: maxPixels }));
  return image!;
}

/** Ends the encoding processes. */
export async function endEncoding(): Promise<void> {
  await Promise.all([small.end(), large.end()]);
}
