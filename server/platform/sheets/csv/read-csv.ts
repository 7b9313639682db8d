import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse, type Parser } from 'csv-parse';
import { unmarkFormula } from '../formula-mark';
import { rejectSheet, type SheetReason } from '../reject-sheet';
import { maxCellLength, type RawRows, type SheetReading, type SheetRow } from '../sheet';
import { saidSeparator, separatorOf } from './separator';
import { textOf } from './text-of';

// Only a row with an unclosed quotation mark, or one that is rejected anyway, is longer than this.
const maxRowLength = 8 * maxCellLength;

// Maximum characters of a row. Empty cells don't count towards the limit above, but take memory.
const farthestEnd = 4 * 1024 * 1024;

const sampleLength = 64 * 1024;

const newlines = /\r\n|\r|\n/g;

const reasons: Record<string, SheetReason> = {
  CSV_QUOTE_NOT_CLOSED: 'open_quote',
  CSV_MAX_RECORD_SIZE: 'row_too_long',
};

type Texts = AsyncGenerator<string, void>;

/** Returns the start of a text, long enough to detect its separator. */
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

/** Yields a text while its rows end in time. `line` returns the line of the next row. */
async function* endingRows(texts: Texts, line: () => number): Texts {
  let [begun, since] = [0, 0];
  for await (const text of texts) {
    if (line() > begun) [begun, since] = [line(), 0];
    since += text.length;
    if (since > farthestEnd) rejectSheet('row_too_long', { line: begun });
    yield text;
  }
}

/** Returns the number of lines of a record, including line breaks in its cells. */
const linesOf = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(newlines)?.length ?? 0), 1);

/** Returns the parser of a text. Errors end its rows, and `line` returns the line after the last row. */
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
    // Allows inch marks within a cell.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
    // The type supports only records with named columns.
    on_record: numbered as unknown as Options['on_record'],
  });
  const source = Readable.from(endingRows(texts, () => line));
  return { parser: pipeline(source, parser, () => undefined), line: () => line };
}

/** Yields the rows of a CSV file. */
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
