import sharp from 'sharp';
import {
  animation,
  chunk,
  greyPng,
  jpeg,
  packed,
  packedProfile,
  packedText,
  picture,
  withSegments,
} from './hostile-images';

type Colour = readonly [number, number, number];

/** Returns an image of a single color. */
export const plain = ([r, g, b]: Colour, width = 60, height = 40): sharp.Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

/** The colors of `corners`: upper left, upper right, lower left, lower right. */
export const cornerColours: Colour[] = [
  [220, 30, 30],
  [30, 200, 30],
  [30, 30, 220],
  [230, 230, 30],
];

const [width, height] = [60, 40];

/** The visible position of a pixel in a row and column, by EXIF orientation. */
const seenAt: ((row: number, column: number) => [number, number])[] = [
  (row, column) => [column, row],
  (row, column) => [width - 1 - column, row],
  (row, column) => [width - 1 - column, height - 1 - row],
  (row, column) => [column, height - 1 - row],
  (row, column) => [row, column],
  (row, column) => [width - 1 - row, column],
  (row, column) => [width - 1 - row, height - 1 - column],
  (row, column) => [row, height - 1 - column],
];

/**
 * Returns a JPEG that looks 60 by 40 pixels large with a color in each corner, stored in an orientation from 1 to 8.
 */
export function corners(orientation: number): Promise<Buffer> {
  const isTurned = orientation > 4;
  const [columns, rows] = isTurned ? [height, width] : [width, height];
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = seenAt[orientation - 1]!(row, column);
      const colour = cornerColours[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]!;
      pixels.set(colour, (row * columns + column) * 3);
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns a gray 16-bit PNG of one shade from 0 to 65,535. */
export function deepGrey(shade: number): Promise<Buffer> {
  const pixels = new Uint16Array(width * height).fill(shade);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('grey16')
    .png()
    .toBuffer();
}

/** Returns a PNG of 8 by 8 pixels whose data unpacks to 400 MB. */
function overfullPng(): Buffer {
  const header = greyPng(8, 8).subarray(0, 33);
  return Buffer.concat([header, chunk('IDAT', packed(0, 400_000_000)), chunk('IEND', Buffer.alloc(0))]);
}

const claim = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

/** The content of the archive appended to an image. */
export const stowaway = 'GBMB and <?php __HALT_COMPILER(); ?>';

export interface Packed {
  what: string;
  filename: string;
  make: () => Buffer | Promise<Buffer>;
}

/** Valid images with contents that would be expensive or dangerous if they were read. */
export const packedImages: Packed[] = [
  {
    what: 'a PNG with 2 GB of packed texts',
    filename: 'texts.png',
    make: () => greyPng(40, 40, Array<Buffer>(2000).fill(packedText(1_000_000))),
  },
  {
    what: 'a PNG with a packed colour profile of 400 MB',
    filename: 'profile.png',
    make: () => greyPng(40, 40, [packedProfile(400_000_000)]),
  },
  {
    what: 'a PNG of 1.5 million chunks without anything in them',
    filename: 'chunks.png',
    make: () => {
      const empty = chunk('teSt', Buffer.alloc(0));
      return greyPng(40, 40, [Buffer.alloc(empty.length * 1_500_000, empty)]);
    },
  },
  { what: 'a PNG whose picture unpacks to 400 MB', filename: 'full.png', make: overfullPng },
  {
    what: 'a PNG that says it has four billion pictures',
    filename: 'animated.png',
    make: () => greyPng(40, 40, [chunk('acTL', claim)]),
  },
  { what: 'an animation of 250 pictures', filename: 'animated.webp', make: () => animation(250) },
  {
    what: 'a JPEG with an archive behind it',
    filename: 'archive.jpg',
    make: async () => Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${stowaway}`, 'latin1')]),
  },
  {
    what: 'a JPEG with bytes that fill the space before a segment',
    filename: 'filled.jpg',
    make: () => withSegments([Buffer.alloc(9, 0xff)]),
  },
  {
    what: 'a JPEG with a film behind it that is cut off',
    filename: 'film.jpg',
    make: async () =>
      Buffer.concat([await jpeg(), Buffer.alloc(3000, Buffer.from('ftypmp42\xff\xda', 'latin1'))]),
  },
  {
    what: 'a JPEG with another one behind it',
    filename: 'two.jpg',
    make: async () => Buffer.concat([await jpeg(), await picture(30, 30).jpeg().toBuffer()]),
  },
];
