import type { Metadata } from 'sharp';
import { UploadRefusal } from '../signing/upload-refusal';

const most = 4_000_000;

const page = /<(?:!doctype\s+html|html[\s>]|script[\s>])/i;

/** Bytes of a JPEG before its picture begins: segments of metadata, which may be repeated without end. */
function jpegExtras(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return at;
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const unread = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without its texts, which may be packed so that they unpack to a thousand times their size; anything else as it
 * is. What follows the last chunk that is whole is left to the decoder to judge.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return bytes;
  const kept: Buffer[] = [pngSignature];
  let at = pngSignature.length;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (!unread.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  if (at < bytes.length) kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}

const lengthOf = ({ exif, icc, xmp, iptc, tifftagPhotoshop }: Metadata): number =>
  [exif, icc, xmp, iptc, tifftagPhotoshop].reduce((sum, each) => sum + (each?.length ?? 0), 0);

/** Refuses an image that is a pretext for something else: a page, or metadata of megabytes. */
export function requireLittleBesides(bytes: Buffer, metadata: Metadata): void {
  const extras = metadata.format === 'jpeg' ? jpegExtras(bytes) : lengthOf(metadata);
  if (extras > most) throw new UploadRefusal('IMAGE_METADATA_TOO_LARGE');
  if (page.test(bytes.toString('latin1'))) throw new UploadRefusal('IMAGE_WITH_PAGE');
}
