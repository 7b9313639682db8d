import { UploadRejection } from '../signing/upload-rejection';

// Cameras and programs write a dozen scans at most, and each costs a pass over the whole image.
const maxScans = 100;

const [fill, imageEnds, scanBegins] = [0xff, 0xd9, 0xda];

/** Returns the offset of the image data in a JPEG, after its metadata segments. */
export function jpegPictureAt(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === fill && bytes[at + 1] !== scanBegins) {
    // Any number of fill bytes can precede a marker.
    at += bytes[at + 1] === fill ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return at;
}

/** Returns true if the marker starts a segment with a length: a table, a comment or a scan. */
const hasLength = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= scanBegins && marker <= 0xfe);

/** Follows the markers as decoders do, because bytes within segments aren't markers. */
function isWholeJpeg(bytes: Buffer): boolean {
  let scans = 0;
  let at = bytes.indexOf(fill, jpegPictureAt(bytes));
  while (at >= 0 && at + 1 < bytes.length && scans <= maxScans) {
    const marker = bytes[at + 1]!;
    if (marker === imageEnds) return true;
    if (marker === scanBegins) scans++;
    const isSegment = hasLength(marker) && at + 4 <= bytes.length;
    at = bytes.indexOf(fill, isSegment ? at + 2 + bytes.readUInt16BE(at + 2) : at + 1);
  }
  return false;
}

function isWholePng(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length;

const checks = { jpeg: isWholeJpeg, png: isWholePng, webp: isWholeWebp };

/** Rejects truncated images before memory is allocated for their pixels. */
export function requireWhole(bytes: Buffer, format: keyof typeof checks): void {
  if (!checks[format](bytes)) throw new UploadRejection('IMAGE_BROKEN');
}
