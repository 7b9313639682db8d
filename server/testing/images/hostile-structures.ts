import { deflateSync } from 'node:zlib';
import {
  animation,
  chunk,
  greyPng,
  type Hostile,
  hostile,
  jpeg,
  page,
  picture,
  pngSignature,
  segment,
  withSegments,
} from './hostile-images';
import { hiddenScans } from './hostile-scans';

const [frame, progressiveFrame] = [Buffer.from([0xff, 0xc0]), Buffer.from([0xff, 0xc2])];
const scan = Buffer.from([0xff, 0xda]);

async function changed(image: Promise<Buffer>, change: (bytes: Buffer) => void): Promise<Buffer> {
  const bytes = Buffer.from(await image);
  change(bytes);
  return bytes;
}

/** Returns a PNG that declares a palette but has none. */
function withoutPalette(): Buffer {
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 3, 0, 0, 0]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(72)));
  return Buffer.concat([pngSignature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a JPEG whose last scan is repeated many times. */
async function repeatedScans(times: number): Promise<Buffer> {
  const bytes = await picture(40, 40).jpeg({ progressive: true }).toBuffer();
  const last = bytes.subarray(bytes.lastIndexOf(scan), bytes.length - 2);
  const repeated = Array.from({ length: times }, () => last);
  return Buffer.concat([bytes.subarray(0, -2), ...repeated, bytes.subarray(-2)]);
}

/** Returns a JPEG with a color profile in the maximum number of segments. */
function hugeProfile(): Promise<Buffer> {
  const parts = Array.from({ length: 255 }, (_, index) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, 255]), Buffer.alloc(60_000)]),
    ),
  );
  return withSegments(parts);
}

/** Returns an animation that declares a canvas with sides of that length. */
async function webpOfCanvas(side: number): Promise<Buffer> {
  const image = Buffer.from(await animation(3));
  const canvas = image.indexOf('VP8X') + 12;
  image.writeUIntLE(side - 1, canvas, 3);
  image.writeUIntLE(side - 1, canvas + 3, 3);
  return image;
}

/** Returns a progressive JPEG that declares 49 megapixels, for which a decoder allocates memory first. */
const largeJpeg = (): Promise<Buffer> =>
  changed(picture(64, 64).jpeg({ progressive: true }).toBuffer(), (bytes) => {
    const at = bytes.indexOf(progressiveFrame);
    bytes.writeUInt16BE(7000, at + 5);
    bytes.writeUInt16BE(7000, at + 7);
  });

/** Images with false declarations, or packed to be expensive to open. */
export const craftedImages: Hostile[] = [
  hostile('a JPEG of 49 megapixels without its end', 'large.jpg', 'IMAGE_BROKEN', async () =>
    (await largeJpeg()).subarray(0, -2),
  ),
  hostile('a JPEG with thousands of scans', 'scans.jpg', 'IMAGE_BROKEN', () => repeatedScans(5000)),
  hostile('a JPEG whose hundreds of scans hide behind a comment', 'hidden.jpg', 'IMAGE_BROKEN', hiddenScans),
  hostile('a JPEG with a colour profile of 15 MB', 'profile.jpg', 'IMAGE_METADATA_TOO_LARGE', hugeProfile),
  hostile('a CMYK JPEG that says it has 4225 megapixels', 'print.jpg', 'IMAGE_TOO_LARGE', () =>
    changed(picture(64, 64).toColourspace('cmyk').jpeg().toBuffer(), (bytes) => {
      bytes.writeUInt16BE(65_000, bytes.indexOf(frame) + 5);
      bytes.writeUInt16BE(65_000, bytes.indexOf(frame) + 7);
    }),
  ),
  hostile('a JPEG of no height', 'flat.jpg', 'IMAGE_BROKEN', () =>
    changed(jpeg(), (bytes) => bytes.writeUInt16BE(0, bytes.indexOf(frame) + 5)),
  ),
  hostile('a JPEG of twelve bits', 'deep.jpg', 'IMAGE_BROKEN', () =>
    changed(jpeg(), (bytes) => bytes.writeUInt8(12, bytes.indexOf(frame) + 4)),
  ),
  hostile('a JPEG without its tables', 'tables.jpg', 'IMAGE_BROKEN', () =>
    changed(jpeg(), (bytes) => bytes.writeUInt8(0xe5, bytes.indexOf(Buffer.from([0xff, 0xdb])) + 1)),
  ),
  hostile('a JPEG with a page between its scans', 'between.jpg', 'IMAGE_WITH_PAGE', async () => {
    const bytes = await picture(300, 200).jpeg({ progressive: true }).toBuffer();
    const at = bytes.lastIndexOf(scan);
    return Buffer.concat([bytes.subarray(0, at), segment(0xfe, Buffer.from(page)), bytes.subarray(at)]);
  }),
  hostile('a PNG with a page in a comment that is not read', 'comment.png', 'IMAGE_WITH_PAGE', () =>
    greyPng(8, 8, [chunk('paGe', Buffer.from(page.toUpperCase()))]),
  ),
  hostile('a PNG with a wrong checksum', 'sum.png', 'IMAGE_BROKEN', () =>
    changed(picture(64, 64).png().toBuffer(), (bytes) => bytes.writeUInt8(bytes[29]! ^ 1, 29)),
  ),
  hostile('a PNG without its end', 'open.png', 'IMAGE_BROKEN', () => greyPng(800, 600).subarray(0, -12)),
  hostile('a PNG of a palette that is missing', 'palette.png', 'IMAGE_BROKEN', withoutPalette),
  hostile('a PNG of more pixels than can be counted', 'count.png', 'IMAGE_BROKEN', () =>
    Buffer.concat([
      pngSignature,
      chunk('IHDR', Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 8, 6, 0, 0, 0])),
      chunk('IDAT', deflateSync(Buffer.alloc(72))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  ),
  hostile('a WebP whose canvas has 256 megapixels', 'canvas.webp', 'IMAGE_TOO_LARGE', () =>
    webpOfCanvas(16_000),
  ),
  hostile('a WebP whose pictures do not fit its canvas', 'canvas.webp', 'IMAGE_BROKEN', () =>
    webpOfCanvas(8),
  ),
  hostile('a WebP that is longer than its file', 'long.webp', 'IMAGE_BROKEN', () =>
    changed(picture(64, 64).webp().toBuffer(), (bytes) => bytes.writeUInt32LE(0x7fffffff, 4)),
  ),
  hostile('a WebP of nothing but a beginning', 'head.webp', 'IMAGE_BROKEN', () =>
    Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
  ),
];
