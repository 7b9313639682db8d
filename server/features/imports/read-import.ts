import { transaction } from '#server/platform/database';
import { plainText } from '#server/platform/text/plain-text';
import { DataImportEntity } from './data-import.entity';
import { openSheet } from './import-file';
import { mostWords } from './import.types';
import { matchByHeadings, type ReadColumn } from './mappings';
import { reportDone } from './progress';

const mostSamples = 3;
const longestSample = 60;
const rowsApart = 5000;

const wholeNumber = /^\d+(?:\.0+)?$/;

type Seen = Omit<ReadColumn, 'words'> & { words: Set<string> };

// Nearly all cells: what the rule for texts leaves as it is.
const isPlain = /^[\x20-\x7e]*$/;

export const tidy = (cell: string): string =>
  (isPlain.test(cell) ? cell : plainText(cell.toWellFormed())).trim();

function see(column: Seen, text: string): void {
  if (text === '') return;
  column.filled += 1;
  column.areWhole &&= wholeNumber.test(text);
  const shown = text.slice(0, longestSample);
  if (column.samples.length < mostSamples && !column.samples.includes(shown)) column.samples.push(shown);
  if (column.words.size < mostWords) column.words.add(shown);
}

/** Reads the headings of a file, and what its columns hold, into an import. */
export async function readImport(id: string): Promise<void> {
  await using sheet = await openSheet(id);
  const columns: Seen[] = sheet.headings.map((heading) => ({
    heading: tidy(heading).slice(0, 200),
    samples: [],
    filled: 0,
    words: new Set(),
    areWhole: true,
  }));
  let count = 0;
  for await (const { cells } of sheet.rows) {
    for (const [index, column] of columns.entries()) see(column, tidy(cells[index] ?? ''));
    count += 1;
    if (count % rowsApart === 0 && !(await reportDone(id, 'reading', count))) return;
  }
  const read = columns.map(({ words, ...column }) => ({ ...column, words: [...words] }));
  await transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (held?.status !== 'reading') return;
    const matched = await matchByHeadings(manager, held.kind, read);
    await manager.update(DataImportEntity, id, { ...matched, status: 'read', rowCount: count, done: count });
  });
}
