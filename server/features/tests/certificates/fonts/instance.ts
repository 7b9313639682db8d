import { create, type Glyph } from 'fontkit';
import { joinGlyphs, type Point, writeGlyph } from './glyphs';
import { packTrueType, type Tables } from './true-type';

/** Places on the axes of a variable font, such as {wght: 700, wdth: 76}. */
export type Axes = Record<string, number>;

const kept = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'name', 'post'];

/** The contours of a glyph; a path closes them by coming back to the first point, which is dropped. */
function contoursOf({ path }: Glyph): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    const points = contours.at(-1)!;
    for (let at = 0; at < args.length; at += 2) {
      const onCurve = at === args.length - 2;
      points.push({ x: Math.round(args[at]!), y: Math.round(args[at + 1]!), onCurve });
    }
    const [first, last] = [points[0], points.at(-1)];
    if (command === 'closePath' && points.length > 1 && first?.x === last?.x && first?.y === last?.y) {
      points.pop();
    }
  }
  return contours.filter((points) => points.length > 0);
}

function glyphOf(contours: readonly Point[][]): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  let end = 0;
  return writeGlyph({ points: contours.flat(), ends: contours.map((points) => (end += points.length)) });
}

function changed(table: Uint8Array, values: Record<number, number>): Buffer {
  const copy = Buffer.from(table);
  for (const [at, value] of Object.entries(values)) copy.writeUInt16BE(value, Number(at));
  return copy;
}

/**
 * A variable font at one place of its axes as a plain TrueType file: what makes PDFs cannot embed any other place than
 * the font's own.
 */
export function fontInstance(variable: Tables, axes: Axes): Buffer {
  const font = create(packTrueType(variable)).getVariation(axes);
  const glyphs = Array.from({ length: font.numGlyphs }, (_none, id) => font.getGlyph(id));
  const contours = glyphs.map(contoursOf);
  const { glyf, loca, leftEdges } = joinGlyphs(contours.map(glyphOf));
  const widths = Buffer.alloc(glyphs.length * 4);
  glyphs.forEach(({ advanceWidth }, id) => {
    widths.writeUInt16BE(Math.round(advanceWidth), id * 4);
    widths.writeInt16BE(leftEdges[id]!, id * 4 + 2);
  });
  const most = (count: (glyph: Point[][]) => number) => Math.max(...contours.map(count));
  const tables: Tables = new Map(
    kept.flatMap((tag) => (variable.has(tag) ? [[tag, variable.get(tag)!]] : [])),
  );
  tables.set('glyf', glyf).set('loca', loca).set('hmtx', widths);
  // How places of glyphs are written, how many widths there are, and the most points and contours of a glyph.
  tables.set('head', changed(variable.get('head')!, { 50: 1 }));
  tables.set('hhea', changed(variable.get('hhea')!, { 34: glyphs.length }));
  tables.set(
    'maxp',
    changed(variable.get('maxp')!, {
      6: most((glyph) => glyph.flat().length),
      8: most((glyph) => glyph.length),
    }),
  );
  return packTrueType(tables);
}
