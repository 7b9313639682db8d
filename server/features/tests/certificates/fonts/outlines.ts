import { ByteReader } from './byte-reader';
import { i16, joinGlyphs, type Outlines, type Point, writeGlyph } from './glyphs';

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  instructions: ByteReader;
  /** The next box, where the glyph has one of its own. */
  box: (glyph: number) => Uint8Array | null;
}

const signed = (flag: number, size: number): number => (flag & 1 ? size : -size);

/** How far the next point lies from the one before; its flag says how many bytes that takes. */
function step(flag: number, glyphs: ByteReader): [dx: number, dy: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + glyphs.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + glyphs.u8()), 0];
  const first = glyphs.u8();
  if (flag < 84) {
    const base = flag - 20;
    return [
      signed(flag, 1 + (base & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = glyphs.u8();
  if (flag < 120) {
    const base = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + first),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    ];
  }
  const third = glyphs.u8();
  if (flag < 124) {
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  }
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + glyphs.u8())];
}

function readPoints(count: number, { flags, glyphs }: Streams): Point[] {
  let x = 0;
  let y = 0;
  return Array.from({ length: count }, () => {
    const flag = flags.u8();
    const [dx, dy] = step(flag & 0x7f, glyphs);
    x += dx;
    y += dy;
    return { x, y, onCurve: flag < 0x80 };
  });
}

function simpleGlyph(contours: number, box: Uint8Array | null, streams: Streams): Buffer {
  const counts = Array.from({ length: contours }, () => streams.points.short255());
  let end = 0;
  const ends = counts.map((count) => (end += count));
  const points = readPoints(end, streams);
  const instructions = streams.instructions.take(streams.glyphs.short255());
  return writeGlyph({ points, ends, box, instructions });
}

const moreComponents = 0x20;
const hasInstructions = 0x100;

function componentLength(flags: number): number {
  const place = flags & 0x01 ? 4 : 2;
  if (flags & 0x08) return 2 + place + 2;
  if (flags & 0x40) return 2 + place + 4;
  return 2 + place + (flags & 0x80 ? 8 : 0);
}

/** A glyph that is put together from others. */
function compositeGlyph(box: Uint8Array | null, { composites, glyphs, instructions }: Streams): Buffer {
  const from = composites.at;
  let all = 0;
  for (let flags = moreComponents; flags & moreComponents;) {
    flags = composites.u16();
    all |= flags;
    composites.take(componentLength(flags));
  }
  const parts = [i16(-1), box ?? i16(0, 0, 0, 0), composites.bytes.subarray(from, composites.at)];
  if (all & hasInstructions) {
    const length = glyphs.short255();
    parts.push(i16(length), instructions.take(length));
  }
  return Buffer.concat(parts);
}

function splitStreams(table: ByteReader, glyphCount: number): Streams {
  const sizes = Array.from({ length: 7 }, () => table.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(table.take(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const own = boxes.take(4 * Math.floor((glyphCount + 31) / 32));
  const box = (glyph: number) => (own[glyph >> 3]! & (0x80 >> (glyph & 7)) ? boxes.take(8) : null);
  return { contours, points, flags, glyphs, composites, instructions, box };
}

/** Puts the outlines of a WOFF2 font, which keeps them in seven streams, back together. */
export function readOutlines(transformed: Uint8Array): Outlines {
  const table = new ByteReader(transformed, 4);
  const glyphCount = table.u16();
  table.take(2);
  const streams = splitStreams(table, glyphCount);
  return joinGlyphs(
    Array.from({ length: glyphCount }, (_none, glyph) => {
      const contours = streams.contours.i16();
      const box = streams.box(glyph);
      if (contours === 0) return Buffer.alloc(0);
      return contours < 0 ? compositeGlyph(box, streams) : simpleGlyph(contours, box, streams);
    }),
  );
}
