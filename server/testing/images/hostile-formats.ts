import { gzipSync } from 'node:zlib';
import { type Hostile, hostile, page, svg } from './hostile-images';

const text = (content: string) => (): Buffer => Buffer.from(content, 'latin1');
/** Returns a file with the start of its format and a realistic length. */
const begins = (content: string) => (): Buffer =>
  Buffer.concat([Buffer.from(content, 'latin1'), Buffer.alloc(2000, 7)]);
const box = (brand: string) => begins(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`);

/** Files of other formats with the names of images. */
export const foreignFiles: Hostile[] = [
  hostile('a packed SVG', 'picture.png', 'IMAGE_UNKNOWN', () => gzipSync(svg)),
  hostile('an SVG that reads a file of the server', 'picture.jpg', 'IMAGE_UNKNOWN', () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg}`),
  ),
  hostile('a JPEG 2000', 'picture.jpg', 'IMAGE_UNKNOWN', begins('\0\0\0\x0cjP  \r\n\x87\n')),
  hostile('a JPEG XL', 'picture.jpg', 'IMAGE_UNKNOWN', begins('\xff\x0a\xfa')),
  hostile('a HEIC', 'picture.jpg', 'IMAGE_UNKNOWN', box('heic')),
  hostile('an ICO', 'picture.png', 'IMAGE_UNKNOWN', begins('\0\0\x01\0\x01\0\x10\x10\0\0')),
  hostile('a PSD', 'picture.png', 'IMAGE_UNKNOWN', begins('8BPS\0\x01\0\0\0\0\0\0\0\x03')),
  hostile('an XBM', 'picture.png', 'IMAGE_UNKNOWN', text('#define x_width 8\n#define x_height 8\n')),
  hostile('a PPM', 'picture.png', 'IMAGE_UNKNOWN', begins('P6\n20000 20000\n255\n')),
  hostile('a Radiance picture', 'picture.png', 'IMAGE_UNKNOWN', begins('#?RADIANCE\n')),
  hostile('an OpenEXR', 'picture.png', 'IMAGE_UNKNOWN', begins('\x76\x2f\x31\x01')),
  hostile('a PostScript', 'picture.jpg', 'IMAGE_UNKNOWN', text('%!PS-Adobe-3.0 EPSF-3.0\n(x) run\n')),
  hostile('a film', 'picture.jpg', 'IMAGE_UNKNOWN', box('isom')),
  hostile(
    'a sound in the wrapping of a WebP',
    'picture.webp',
    'IMAGE_UNKNOWN',
    begins('RIFF\x24\0\0\0WAVEfmt '),
  ),
  hostile('a program of Linux', 'picture.jpg', 'IMAGE_UNKNOWN', begins('\x7fELF\x02\x01\x01')),
  hostile('a WebAssembly module', 'picture.jpg', 'IMAGE_UNKNOWN', begins('\0asm\x01\0\0\0')),
  hostile('a PHP script', 'picture.php.jpg', 'IMAGE_UNKNOWN', text('<?php system($_GET["c"]); ?>')),
  hostile('a page after a mark of UTF-8', 'picture.png', 'IMAGE_UNKNOWN', () => Buffer.from(`\ufeff${page}`)),
  hostile('a raw picture that names its sides', 'picture.png', 'IMAGE_UNKNOWN', begins('\x08\xf2\xa6\xb6')),
  hostile('nothing but zeros', 'picture.jpg', 'IMAGE_UNKNOWN', () => Buffer.alloc(10_000)),
  hostile('a single byte', 'picture.png', 'IMAGE_UNKNOWN', () => Buffer.from([0x89])),
];
