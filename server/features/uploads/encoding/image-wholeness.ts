import { UploadRejection } from '../signing/upload-rejection';

// Cameras and programs write a dozen at most; each one costs a walk over the whole picture.
const maxScans = 100;

const [fill, imageEnds, scanBegins] = [0xff, 0xd9, 0xda];

/** Where the picture of a JPEG begins: behind its segments of metadata, which may be repeated without end. */
export function jpegPictureAt(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === fill && bytes[at + 1] !== scanBegins) {
    // Any number of bytes may fill the space before a marker.
    at += bytes[at + 1] === fill ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return at;
}

/** Whether a segment with a length follows the marker: a table, a comment, or a scan. */
const hasLength = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= scanBegins && marker <= 0xfe);

/** Goes from marker to marker, as decoders do: what is written in a segment between scans is no marker. */
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

/** Refuses an image whose end is missing before memory is taken for its pixels. */
export function requireWhole(bytes: Buffer, format: keyof typeof checks): void {
  if (!checks[format](bytes)) throw new UploadRejection('IMAGE_BROKEN');
}
