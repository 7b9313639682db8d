import { Readable } from 'node:stream';
import { readSheet } from '#server/platform/sheets/read-sheet';
import type { SheetRow } from '#server/platform/sheets/sheet';

/** Reads a whole file, which arrives in chunks of that many bytes. */
export async function readFile(
  bytes: Uint8Array | string,
  filename = 'people.csv',
  pieceLength = 100,
): Promise<{ headings: readonly string[]; rows: SheetRow[] }> {
  const all = Buffer.from(bytes as string);
  const pieces = function* () {
    for (let at = 0; at < all.length; at += pieceLength) yield all.subarray(at, at + pieceLength);
  };
  const { headings, rows } = await readSheet(Readable.from(pieces()), filename);
  const taken: SheetRow[] = [];
  for await (const row of rows) taken.push(row);
  return { headings, rows: taken };
}

/** Returns the headings and the cells of each row of a file. */
export async function cellsOf(...file: Parameters<typeof readFile>): Promise<(readonly string[])[]> {
  const { headings, rows } = await readFile(...file);
  return [headings, ...rows.map(({ cells }) => cells)];
}
