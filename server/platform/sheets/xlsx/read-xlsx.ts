import type { RawRows } from '../sheet';
import { openArchive } from './archive';
import { looksOf } from './number-formats';
import { type SharedStrings, sharedStringsOf } from './shared-strings';
import { storedRows } from './sheet-rows';
import { openWorkbook } from './workbook';

async function textsOf(cells: readonly (string | number)[], shared: SharedStrings): Promise<string[]> {
  const texts: string[] = [];
  for (const cell of cells) {
    texts.push(typeof cell === 'string' ? cell : (shared.held(cell) ?? (await shared.read(cell))));
  }
  return texts;
}

/** Yields the rows of the first sheet of an .xlsx workbook. */
export async function* xlsxRows(bytes: AsyncIterable<Buffer>): RawRows {
  await using archive = await openArchive(bytes);
  const { sheet, sharedStrings, styles, since1904 } = await openWorkbook(archive);
  const looks = await looksOf(styles);
  await using shared = await sharedStringsOf(sharedStrings);
  for await (const rows of storedRows(sheet, { looks, since1904 })) {
    for (const { line, cells, faults } of rows) yield { line, cells: await textsOf(cells, shared), faults };
  }
}
