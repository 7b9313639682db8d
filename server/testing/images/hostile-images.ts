import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a PNG chunk. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a gray PNG of this size, one bit per pixel, with extra chunks before its image data. */
export function greyPng(width: number, height: number, extras: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const picture = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const parts = [chunk('IHDR', header), ...extras, chunk('IDAT', picture), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...parts]);
}

const packedAtOnce = 1_000_000;

/** Returns the Adler-32 checksum of `count` equal bytes. */
function adler32(byte: number, count: number): Buffer {
  const [value, length] = [BigInt(byte), BigInt(count)];
  const low = (1n + length * value) % 65_521n;
  const high = (length + (value * length * (length + 1n)) / 2n) % 65_521n;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Number((high << 16n) | low));
  return sum;
}

/** Returns zlib data of `count` equal bytes. Compresses one million bytes and repeats the result. */
export function packed(byte: number, count: number): Buffer {
  if (count % packedAtOnce !== 0) throw new Error(`Only whole millions can be packed, not ${count}`);
  const block = deflateRawSync(Buffer.alloc(packedAtOnce, byte), { finishFlush: constants.Z_SYNC_FLUSH });
  const blocks = Buffer.alloc(block.length * (count / packedAtOnce), block);
  const [header, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00])];
  return Buffer.concat([header, blocks, end, adler32(byte, count)]);
}

/** Returns text that is small when sent and huge when unpacked. */
export const packedText = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed(0x20, bytes)]));

/** Returns a JPEG segment of at most 65,533 bytes. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const picture = (width = 1200, height = 800): sharp.Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#204060',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

let photograph: Promise<Buffer> | undefined;

/** Returns a shared JPEG. Copy it before changing it. */
export const jpeg = (): Promise<Buffer> => (photograph ??= picture().jpeg().toBuffer());

/** Returns a JPEG with these segments before all others. */
export async function withSegments(segments: Buffer[]): Promise<Buffer> {
  const image = await jpeg();
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)]);
}

/** Returns a JPEG with this data in `count` EXIF segments. */
const withExif = (data: Buffer, count: number): Promise<Buffer> =>
  withSegments(Array.from({ length: count }, () => segment(0xe1, data)));

/** Returns a JPEG whose header declares the maximum size. */
async function boastfulJpeg(): Promise<Buffer> {
  const image = Buffer.from(await jpeg());
  const frame = image.indexOf(Buffer.from([0xff, 0xc0]));
  image.writeUInt16BE(65_000, frame + 5);
  image.writeUInt16BE(65_000, frame + 7);
  return image;
}

async function damagedPng(): Promise<Buffer> {
  const image = Buffer.from(await picture(300, 300).png().toBuffer());
  image.fill(0x55, Math.floor(image.length / 2), Math.floor(image.length / 2) + 400);
  return image;
}

/** Returns an animated WebP with that many frames of 64 by 64 pixels, the first of which is red. */
export function animation(pictures: number): Promise<Buffer> {
  const side = 64;
  const shades = Array.from({ length: pictures }, (_, index) => [255 - index, index, 0]);
  const pixels = Buffer.concat(shades.map((shade) => Buffer.alloc(side * side * 3, Buffer.from(shade))));
  const raw = { width: side, height: side * pictures, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).webp({ lossless: true }).toBuffer();
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>';
export const page = '<!doctype html><html><script>alert(1)</script></html>';

export interface Hostile {
  what: string;
  filename: string;
  make: () => Buffer | Promise<Buffer>;
  reason: string;
}

export const hostile = (what: string, filename: string, reason: string, make: Hostile['make']): Hostile => ({
  what,
  filename,
  reason,
  make,
});

/** Returns a packed color profile of that many bytes. */
export const packedProfile = (bytes: number): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), packed(0, bytes)]));

/** Files that aren't images or are harmful, with the reason of their rejection. */
export const hostileImages: Hostile[] = [
  hostile('an SVG', 'picture.jpg', 'IMAGE_UNKNOWN', () => Buffer.from(svg)),
  hostile('an SVG after an XML declaration', 'picture.png', 'IMAGE_UNKNOWN', () =>
    Buffer.from(`<?xml version="1.0"?>\n${svg}`),
  ),
  hostile('a PNG of 400 megapixels', 'bomb.png', 'IMAGE_TOO_LARGE', () => greyPng(20_000, 20_000)),
  hostile('a PNG that is wider than it may be', 'wide.png', 'IMAGE_TOO_LARGE', () => greyPng(1_000_000, 60)),
  hostile('a PNG of one column, just within 50 megapixels', 'column.png', 'IMAGE_TOO_LARGE', () =>
    greyPng(1, 49_999_999),
  ),
  hostile('a PNG whose side is one pixel longer than it may be', 'side.png', 'IMAGE_TOO_LARGE', () =>
    greyPng(12_001, 2),
  ),
  hostile('a JPEG that says it has 4225 megapixels', 'boast.jpg', 'IMAGE_TOO_LARGE', boastfulJpeg),
  hostile('half a JPEG', 'half.jpg', 'IMAGE_BROKEN', async () => half(await jpeg())),
  hostile('half a PNG', 'half.png', 'IMAGE_BROKEN', async () =>
    half(await picture(300, 300).png().toBuffer()),
  ),
  hostile('half a WebP', 'half.webp', 'IMAGE_BROKEN', async () =>
    half(await picture(300, 300).webp().toBuffer()),
  ),
  hostile('a damaged PNG', 'damaged.png', 'IMAGE_BROKEN', damagedPng),
  hostile('a JPEG of its first three bytes', 'head.jpg', 'IMAGE_BROKEN', () =>
    Buffer.from([0xff, 0xd8, 0xff]),
  ),
  hostile('a PNG of no width', 'flat.png', 'IMAGE_BROKEN', () => greyPng(0, 10)),
  hostile('a JPEG with a page behind it', 'page.jpg', 'IMAGE_WITH_PAGE', async () =>
    Buffer.concat([await jpeg(), Buffer.from(page)]),
  ),
  hostile('a JPEG with a page in its metadata', 'meta.jpg', 'IMAGE_WITH_PAGE', () =>
    withExif(Buffer.from(`Exif\0\0${page}`), 1),
  ),
  hostile('a GIF that is a script', 'script.jpg', 'IMAGE_UNKNOWN', () =>
    Buffer.from(`GIF89a/*${page}*/=1;alert(1)`),
  ),
  hostile('a page', 'page.png', 'IMAGE_UNKNOWN', () => Buffer.from(page)),
  hostile('a GIF', 'picture.png', 'IMAGE_UNKNOWN', () => picture(40, 40).gif().toBuffer()),
  hostile('a TIFF', 'picture.jpg', 'IMAGE_UNKNOWN', () => picture(40, 40).tiff().toBuffer()),
  hostile('an AVIF', 'picture.webp', 'IMAGE_UNKNOWN', () => picture(40, 40).avif().toBuffer()),
  hostile('a PDF', 'picture.jpg', 'IMAGE_UNKNOWN', () =>
    Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF'),
  ),
  hostile('a BMP', 'picture.jpg', 'IMAGE_UNKNOWN', () =>
    Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  ),
  hostile('a ZIP archive', 'picture.jpg', 'IMAGE_UNKNOWN', () =>
    Buffer.from('PK\x03\x04 and so on', 'latin1'),
  ),
  hostile('a program', 'picture.jpg', 'IMAGE_UNKNOWN', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')),
  hostile('a text', 'picture.webp', 'IMAGE_UNKNOWN', () => Buffer.from('No image at all.')),
  hostile('a JPEG with 6 MB of EXIF', 'exif.jpg', 'IMAGE_METADATA_TOO_LARGE', () =>
    withExif(Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000, 1)]), 100),
  ),
];
