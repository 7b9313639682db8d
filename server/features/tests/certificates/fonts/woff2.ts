import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader';
import type { Outlines } from './glyphs';
import { readOutlines } from './outlines';
import type { Tables } from './true-type';

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g)!;

interface Entry {
  tag: string;
  /** Bytes in the file, once it is unpacked. */
  length: number;
  transformed: boolean;
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const known = knownTags[flags & 0x3f];
  const tag = known ?? Buffer.from(reader.take(4)).toString('latin1');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const plain = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : plain };
}

/** The widths of the glyphs; where a glyph begins is left out of the file where its outline says so. */
function readWidths(transformed: Uint8Array, wide: number, { leftEdges }: Outlines): Buffer {
  const reader = new ByteReader(transformed);
  const flags = reader.u8();
  const widths = Array.from({ length: wide }, () => reader.u16());
  const leftOf = (glyph: number): number => {
    const leftOut = flags & (glyph < wide ? 1 : 2);
    return leftOut ? leftEdges[glyph]! : reader.i16();
  };
  const lefts = leftEdges.map((_left, glyph) => leftOf(glyph));
  const table = Buffer.alloc(wide * 4 + (lefts.length - wide) * 2);
  let at = 0;
  lefts.forEach((left, glyph) => {
    if (glyph < wide) at = table.writeUInt16BE(widths[glyph]!, at);
    at = table.writeInt16BE(left, at);
  });
  return table;
}

function unpack(reader: ByteReader, entries: readonly Entry[], packedLength: number): Tables {
  const data = new ByteReader(brotliDecompressSync(reader.take(packedLength)));
  const tables: Tables = new Map<string, Uint8Array>(
    entries.map(({ tag, length }) => [tag, data.take(length)]),
  );
  const isTransformed = (tag: string) => entries.some((entry) => entry.tag === tag && entry.transformed);
  if (!isTransformed('glyf')) return tables;
  const outlines = readOutlines(tables.get('glyf')!);
  tables.set('glyf', outlines.glyf);
  tables.set('loca', outlines.loca);
  const head = Buffer.from(tables.get('head')!);
  // Every outline's place takes four bytes.
  head.writeInt16BE(1, 50);
  tables.set('head', head);
  if (isTransformed('hmtx')) {
    const wide = new ByteReader(tables.get('hhea')!, 34).u16();
    tables.set('hmtx', readWidths(tables.get('hmtx')!, wide, outlines));
  }
  return tables;
}

/** The tables of a font in the packed form that browsers load, unpacked. */
export function unpackWoff2(file: Uint8Array): Tables {
  const reader = new ByteReader(file);
  if (reader.u32() !== 0x774f4632) throw new Error('This is not a WOFF2 font.');
  reader.at = 12;
  const tableCount = reader.u16();
  reader.at = 20;
  const packedLength = reader.u32();
  reader.at = 48;
  const entries = Array.from({ length: tableCount }, () => readEntry(reader));
  return unpack(reader, entries, packedLength);
}
