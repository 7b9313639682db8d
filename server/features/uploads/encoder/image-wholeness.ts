import { UploadRefusal } from '../signing/upload-refusal';

const [scanBegins, imageEnds] = [Buffer.from([0xff, 0xda]), Buffer.from([0xff, 0xd9])];
// Cameras and programs write a dozen at most; each one costs a walk over the whole picture.
const mostScans = 100;

/** Where the picture of a JPEG begins: behind its segments of metadata, which may be repeated without end. */
export function jpegPictureAt(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Any number of bytes may fill the space before a marker.
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return at;
}

function isWholeJpeg(bytes: Buffer): boolean {
  const picture = jpegPictureAt(bytes);
  const end = bytes.indexOf(imageEnds, picture);
  let scans = 0;
  let at = picture;
  while (at >= 0 && at < end && scans <= mostScans) {
    scans++;
    at = bytes.indexOf(scanBegins, at + 2);
  }
  return end >= 0 && scans <= mostScans;
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
  if (!checks[format](bytes)) throw new UploadRefusal('IMAGE_BROKEN');
}
