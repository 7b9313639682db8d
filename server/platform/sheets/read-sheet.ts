import type { Readable } from 'node:stream';
import { csvRows } from './csv/read-csv';
import { rejectSheet } from './reject-sheet';
import { largestSheet, type RawRows, type Sheet, type SheetOptions, type SheetReading } from './sheet';
import { sheetOf } from './sheet-of-rows';
import { rejectOle } from './xlsx/reject-ole';
import { xlsxRows } from './xlsx/read-xlsx';

const beginsWith = (bytes: Uint8Array, hex: string): boolean =>
  Buffer.from(bytes.subarray(0, hex.length / 2)).toString('hex') === hex;

const pieceLength = 64 * 1024;

/** Yields the bytes of a file in pieces. The first is long enough to detect the format. */
async function* piecesOf(source: Readable): AsyncGenerator<Buffer, void> {
  let total = 0;
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of source as AsyncIterable<Buffer>) {
    total += piece.length;
    if (total > largestSheet) rejectSheet('too_large');
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    if (total < 4096) continue;
    for (let at = 0; at < held.length; at += pieceLength) yield held.subarray(at, at + pieceLength);
    held = Buffer.alloc(0);
  }
  if (held.length > 0) yield held;
}

async function* withFirst(first: Buffer, others: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  yield first;
  yield* others;
}

/** Returns the rows in the format that the bytes have. The file name only shows which format was intended. */
function rowsOf(
  first: Buffer,
  bytes: AsyncGenerator<Buffer, void>,
  filename: string,
  reading: SheetReading,
): RawRows | Promise<never> {
  if (beginsWith(first, 'd0cf11e0a1b11ae1')) return rejectOle(bytes);
  if (beginsWith(first, '504b0304') || beginsWith(first, '504b0506')) return xlsxRows(bytes);
  if (/\.xls$/i.test(filename)) rejectSheet('old_workbook');
  if (/\.xls[xm]$/i.test(filename)) rejectSheet('broken_workbook');
  return csvRows(first, bytes, reading);
}

async function* rawRows(source: Readable, filename: string, reading: SheetReading): RawRows {
  try {
    const pieces = piecesOf(source);
    const { value: first } = await pieces.next();
    if (!first) rejectSheet('empty');
    yield* await rowsOf(first, withFirst(first, pieces), filename, reading);
  } finally {
    source.destroy();
  }
}

/**
 * Reads a CSV file or the first sheet of an .xlsx workbook as a stream, with any encoding, separator and line break.
 * Throws BAD_USER_INPUT with a `reason` for unreadable files and too many rows, here or while the rows are read.
 */
export function readSheet(source: Readable, filename: string, options: SheetOptions = {}): Promise<Sheet> {
  const reading: SheetReading = { encoding: options.encoding ?? null, doubtfulWords: [] };
  return sheetOf(rawRows(source, filename, reading), reading, options);
}
