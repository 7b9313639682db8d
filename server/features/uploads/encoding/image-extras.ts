import type { Metadata } from 'sharp';
import { UploadRejection } from '../signing/upload-rejection';
import { jpegPictureAt } from './image-wholeness';

const max = 4_000_000;

const page = /<(?:!doctype\s|html[\s>]|script[\s>])/i;

/** Returns true if the bytes contain the start of an HTML page anywhere. */
const holdsPage = (bytes: Buffer): boolean => page.test(bytes.toString('latin1'));

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const unread = new Set(['tEXt', 'zTXt', 'iTXt'].map((name) => Buffer.from(name, 'latin1').readUInt32BE()));

/**
 * Returns a PNG without its text chunks, which can unpack to a thousand times their size. Other formats are unchanged.
 * The decoder handles what follows the last complete chunk.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return bytes;
  // One buffer for all chunks, because there can be a million of them.
  const kept = Buffer.alloc(bytes.length);
  let length = bytes.copy(kept, 0, 0, pngSignature.length);
  let at = pngSignature.length;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (!unread.has(bytes.readUInt32BE(at + 4))) length += bytes.copy(kept, length, at, next);
    at = next;
  }
  if (at < bytes.length) length += bytes.copy(kept, length, at);
  return kept.subarray(0, length);
}

const lengthOf = ({ exif, icc, xmp, iptc, tifftagPhotoshop }: Metadata): number =>
  [exif, icc, xmp, iptc, tifftagPhotoshop].reduce((sum, each) => sum + (each?.length ?? 0), 0);

/** Rejects images that contain an HTML page or megabytes of metadata. */
export function requireLittleBesides(bytes: Buffer, metadata: Metadata): void {
  const extras = metadata.format === 'jpeg' ? jpegPictureAt(bytes) : lengthOf(metadata);
  if (extras > max) throw new UploadRejection('IMAGE_METADATA_TOO_LARGE');
  if (holdsPage(bytes)) throw new UploadRejection('IMAGE_WITH_PAGE');
}
