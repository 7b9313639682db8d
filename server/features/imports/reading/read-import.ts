import { transaction } from '#server/platform/database/database';
import type { Sheet } from '#server/platform/sheets/sheet';
import { plainText } from '#server/platform/text/plain-text';
import { DataImportEntity, type StoredReading } from '../data-import.entity';
import { openSheet } from './import-file';
import { maxWords } from '../import.types';
import { countSlashDate } from '../kinds/slash-dates';
import { matchByHeadings, type ReadColumn } from './mappings';
import { reportDone } from '../running/progress';
import type { ImportEncoding } from './reading.types';

const maxSamples = 3;
const maxSampleLength = 60;
const rowsApart = 5000;

const wholeNumber = /^\d+(?:\.0+)?$/;

type Seen = Omit<ReadColumn, 'words'> & { words: Set<string> };

// A fast check: most cells need no normalization.
const isPlain = /^[\x20-\x7e]*$/;

export const tidy = (cell: string): string =>
  (isPlain.test(cell) ? cell : plainText(cell.toWellFormed())).trim();

function see(column: Seen, text: string, line: number): void {
  if (text === '') return;
  column.filled += 1;
  column.areWhole &&= wholeNumber.test(text);
  column.slashDates = countSlashDate(column.slashDates, text, line);
  const visible = text.slice(0, maxSampleLength);
  if (column.samples.length < maxSamples && !column.samples.includes(visible)) column.samples.push(visible);
  if (column.words.size < maxWords) column.words.add(visible);
}

const [maxFirstCells, maxDoubtful] = [30, 3];

const short = (text: string): string => tidy(text).slice(0, maxSampleLength);

/** Returns how a file was read, so that people can check it. */
function foundReading({ headingLine, firstRows, reading }: Sheet): NonNullable<StoredReading['found']> {
  const decode = (encoding: string, word: Buffer) => short(new TextDecoder(encoding).decode(word));
  return {
    encoding: (reading.encoding?.replace('-', '_') ?? null) as ImportEncoding | null,
    doubtfulWords: reading.doubtfulWords.slice(0, maxDoubtful).map((word) => ({
      windows: decode('windows-1252', word),
      macintosh: decode('macintosh', word),
    })),
    headingLine,
    firstRows: firstRows.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, maxFirstCells).map(short),
    })),
  };
}

/** Reads the headings of a file and the content of its columns into an import. */
export async function readImport(id: string): Promise<void> {
  await using sheet = await openSheet(id);
  const columns: Seen[] = sheet.headings.map((heading) => ({
    heading: tidy(heading).slice(0, 200),
    samples: [],
    filled: 0,
    words: new Set(),
    areWhole: true,
    slashDates: null,
  }));
  let count = 0;
  for await (const { cells, line } of sheet.rows) {
    for (const [index, column] of columns.entries()) see(column, tidy(cells[index] ?? ''), line);
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
    const reading = { ...held.reading, found: foundReading(sheet) };
    const counted = { rowCount: count, done: count };
    await manager.update(DataImportEntity, id, { ...matched, ...counted, reading, status: 'read' });
  });
}
