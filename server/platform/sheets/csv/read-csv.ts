import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse, type Parser } from 'csv-parse';
import { unmarkFormula } from '../formula-mark';
import { rejectSheet, type SheetReason } from '../reject-sheet';
import { maxCellLength, type RawRows, type SheetReading, type SheetRow } from '../sheet';
import { saidSeparator, separatorOf } from './separator';
import { textOf } from './text-of';

// A row may be longer than this only if a quotation mark in it is never closed, or if it would be refused anyway.
const maxRowLength = 8 * maxCellLength;

// Characters within which a row has to end: cells without anything count for nothing above, but take memory.
const farthestEnd = 4 * 1024 * 1024;

const sampleLength = 64 * 1024;

const newlines = /\r\n|\r|\n/g;

const reasons: Record<string, SheetReason> = {
  CSV_QUOTE_NOT_CLOSED: 'open_quote',
  CSV_MAX_RECORD_SIZE: 'row_too_long',
};

type Texts = AsyncGenerator<string, void>;

/** The beginning of a text, long enough to tell its separator. */
async function beginningOf(texts: Texts): Promise<string> {
  let beginning = '';
  while (beginning.length < sampleLength) {
    const { value, done } = await texts.next();
    if (done) break;
    beginning += value;
  }
  return beginning;
}

async function* resumed(beginning: string, texts: Texts): Texts {
  try {
    yield beginning;
    yield* texts;
  } finally {
    await texts.return();
  }
}

/** A text as long as rows come to an end in it, by the line that the next begins at. */
async function* endingRows(texts: Texts, line: () => number): Texts {
  let [begun, since] = [0, 0];
  for await (const text of texts) {
    if (line() > begun) [begun, since] = [line(), 0];
    since += text.length;
    if (since > farthestEnd) rejectSheet('row_too_long', { line: begun });
    yield text;
  }
}

/** How many lines a record took: one, and one more for each that ends in a cell. */
const linesOf = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(newlines)?.length ?? 0), 1);

/** The rows of a text; what fails ends them with the error, and `line` says behind which row. */
function parserOf(
  texts: Texts,
  delimiter: string,
  firstLine: number,
): { parser: Parser; line: () => number } {
  let line = firstLine;
  const numbered = (cells: string[]): SheetRow => {
    const row = { line, cells: cells.map(unmarkFormula) };
    line += linesOf(cells);
    return row;
  };
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // An inch mark in the middle of a cell is one.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
    // Its type knows only records with named columns.
    on_record: numbered as unknown as Options['on_record'],
  });
  const source = Readable.from(endingRows(texts, () => line));
  return { parser: pipeline(source, parser, () => undefined), line: () => line };
}

/** The rows of a CSV file. */
export async function* csvRows(first: Buffer, pieces: AsyncIterable<Buffer>, reading: SheetReading): RawRows {
  const texts = textOf(first, pieces, reading);
  const beginning = await beginningOf(texts);
  const said = saidSeparator(beginning);
  const text = beginning.slice(said?.length ?? 0);
  const separator = said?.separator ?? separatorOf(text);
  const { parser, line } = parserOf(resumed(text, texts), separator, said ? 2 : 1);
  try {
    yield* parser as AsyncIterable<SheetRow>;
  } catch (error) {
    if (error instanceof CsvError) rejectSheet(reasons[error.code] ?? 'broken_csv', { line: line() });
    throw error;
  }
}
