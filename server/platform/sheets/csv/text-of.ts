import { isAscii, isUtf8 } from 'node:buffer';
import { rejectSheet } from '../reject-sheet';
import type { SheetEncoding, SheetReading } from '../sheet';

type Pieces = AsyncIterable<Buffer>;

const marks: readonly [string, SheetEncoding][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Detects the encoding by a byte order mark, or by alternating zero bytes, as in UTF-16 text with Latin letters. */
function encodingOf(first: Buffer): SheetEncoding | null {
  const start = first.toString('hex', 0, 3);
  const marked = marks.find(([mark]) => start.startsWith(mark));
  if (marked) return marked[1];
  const sample = first.subarray(0, 4096);
  const zeros = [0, 1].map((odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even < odd / 8) return 'utf-16le';
  if (even > sample.length / 4 && odd < even / 8) return 'utf-16be';
  return null;
}

const isInvalid = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

async function* decoded(pieces: Pieces, encoding: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (isInvalid(error)) rejectSheet(encoding === 'utf-8' ? 'mixed_encoding' : 'not_text');
    throw error;
  }
}

/** Returns the number of trailing bytes that start an incomplete UTF-8 character. */
function begun(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back += 1) {
    const byte = piece[piece.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

async function* wholeLetters(pieces: Pieces): AsyncGenerator<Buffer, void> {
  let held = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = held.length > 0 ? Buffer.concat([held, piece]) : piece;
    const end = bytes.length - begun(bytes);
    held = Buffer.from(bytes.subarray(end));
    yield bytes.subarray(0, end);
  }
  if (held.length > 0) yield held;
}

/**
 * Matches words with bytes that are rare symbols in Windows-1252 and accented letters in Mac Roman, such as José or
 * Muñoz.
 */
const doubtful = /[A-Za-z][\x80-\x9f][A-Za-z\x80-\xff]*|[\x80-\x9f][A-Za-z][A-Za-z\x80-\xff]*/g;
const maxWords = 3;
const maxWordLength = 40;

/** Adds words of a piece in a single-byte encoding that an old Mac would show differently. */
function noteDoubt(piece: Buffer, { doubtfulWords }: SheetReading): void {
  if (doubtfulWords.length >= maxWords || isAscii(piece)) return;
  const text = piece.toString('latin1');
  for (const { 0: found, index } of text.matchAll(doubtful)) {
    const start = /[A-Za-z\x80-\xff]*$/.exec(text.slice(Math.max(0, index - maxWordLength), index))![0];
    doubtfulWords.push(Buffer.from(`${start}${found}`.slice(0, maxWordLength), 'latin1'));
    if (doubtfulWords.length >= maxWords) return;
  }
}

/** Decodes UTF-8 or Windows-1252. The first bytes beyond ASCII decide. */
async function* guessed(pieces: Pieces, reading: SheetReading): AsyncGenerator<string, void> {
  let encoding: 'utf-8' | 'windows-1252' | null = null;
  reading.encoding = 'utf-8';
  for await (const piece of wholeLetters(pieces)) {
    if (encoding === null && !isAscii(piece)) {
      encoding = isUtf8(piece) ? 'utf-8' : 'windows-1252';
      reading.encoding = encoding;
    }
    if (encoding === 'utf-8' && !isUtf8(piece)) rejectSheet('mixed_encoding');
    if (encoding === 'windows-1252') noteDoubt(piece, reading);
    yield new TextDecoder(encoding ?? 'utf-8', { ignoreBOM: true }).decode(piece);
  }
}

/** Collects doubtful words even if an encoding was selected, because it may be wrong. */
async function* noting(pieces: Pieces, reading: SheetReading): AsyncGenerator<Buffer, void> {
  for await (const piece of pieces) {
    noteDoubt(piece, reading);
    yield piece;
  }
}

function textsOf(first: Buffer, all: Pieces, reading: SheetReading): AsyncGenerator<string, void> {
  if (reading.encoding !== null) return decoded(noting(all, reading), reading.encoding);
  const encoding = encodingOf(first);
  if (encoding === null) return guessed(all, reading);
  reading.encoding = encoding;
  return decoded(all, encoding);
}

/** Decodes a file in any encoding that spreadsheets write. Rejects binary files. */
export async function* textOf(
  first: Buffer,
  all: Pieces,
  reading: SheetReading,
): AsyncGenerator<string, void> {
  for await (const text of textsOf(first, all, reading)) {
    if (text.includes('\0')) rejectSheet('not_text');
    if (text !== '') yield text;
  }
}
