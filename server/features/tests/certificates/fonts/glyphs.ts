/** The outlines of a font in the form that TrueType keeps them in. */
export interface Outlines {
  glyf: Buffer;
  /** Where each glyph begins in `glyf`, and where the last one ends. */
  loca: Buffer;
  /** The least x of each glyph. */
  leftEdges: number[];
}

export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** Whole numbers of two bytes each. */
export const i16 = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeInt16BE(value, index * 2));
  return buffer;
};

function boxOf(points: readonly Point[]): Buffer {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return i16(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

interface SimpleGlyph {
  points: readonly Point[];
  /** How many points each contour and those before it have. */
  ends: readonly number[];
  box?: Uint8Array | null;
  instructions?: Uint8Array;
}

/** A glyph of its own contours; every coordinate takes two bytes, as only few glyphs are ever embedded. */
export function writeGlyph({ points, ends, box, instructions = Buffer.alloc(0) }: SimpleGlyph): Buffer {
  const deltas = (axis: 'x' | 'y') =>
    i16(...points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0)));
  return Buffer.concat([
    i16(ends.length),
    box ?? boxOf(points),
    i16(...ends.map((end) => end - 1), instructions.length),
    instructions,
    Buffer.from(points.map(({ onCurve }) => Number(onCurve))),
    deltas('x'),
    deltas('y'),
  ]);
}

/** The glyphs behind one another, with their places; one without an outline is empty. */
export function joinGlyphs(glyphs: readonly Buffer[]): Outlines {
  const padded = glyphs.map((bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]));
  const loca = Buffer.alloc((padded.length + 1) * 4);
  let at = 0;
  padded.forEach((bytes, glyph) => loca.writeUInt32BE((at += bytes.length), (glyph + 1) * 4));
  const leftEdges = padded.map((bytes) => (bytes.length > 0 ? bytes.readInt16BE(2) : 0));
  return { glyf: Buffer.concat(padded), loca, leftEdges };
}
