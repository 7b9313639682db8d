import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { maxSheetRows } from '../sheet';
import { sheetWriter } from './sheet-xml';
import type { Row, Table } from './table';
import {
  contentTypes,
  packageRelations,
  sheetPath,
  styles,
  workbookRelations,
  workbookXml,
} from './workbook-xml';

// One chunk per row would cost more than the row itself.
const pieceLength = 64 * 1024;

// The XML of rows compresses well at the fastest level. A higher one would take CPU time from other requests.
const compressionLevel = 1;

/** Splits rows into sheets of at most `maxRows`. */
class RowsOfSheets {
  private readonly batches: AsyncIterator<readonly Row[]>;
  private readonly writer: ReturnType<typeof sheetWriter>;
  private batch: readonly Row[] = [];
  private at = 0;

  constructor(
    table: Table,
    private readonly maxRows: number,
  ) {
    this.batches = table.rows[Symbol.asyncIterator]();
    this.writer = sheetWriter(table.columns);
  }

  /** Yields the XML of the next sheet. Calls `onEnd` before its end with whether it is the last. */
  async *sheet(onEnd: (isLast: boolean) => void): AsyncGenerator<string, void> {
    let piece = this.writer.start;
    let count = 1;
    while (count < this.maxRows && (await this.hasRow())) {
      count += 1;
      piece += this.writer.row(this.batch[this.at++]!, count);
      if (piece.length > pieceLength) {
        yield piece;
        piece = '';
      }
    }
    onEnd(!(await this.hasRow()));
    yield piece + this.writer.end(count);
  }

  end(): void {
    void this.batches.return?.();
  }

  /** Returns true if a row is left, after loading the next batch if needed. */
  private hasRow(): boolean | Promise<boolean> {
    return this.at < this.batch.length || this.read();
  }

  private async read(): Promise<boolean> {
    const next = await this.batches.next();
    if (next.done) return false;
    this.batch = next.value;
    this.at = 0;
    return this.hasRow();
  }
}

/**
 * Returns a table as an .xlsx stream: numbers as numbers, instants as dates and the rest as texts, never formulas.
 * Sheets have at most `maxRows` rows including headings. Errors end the stream.
 */
export function writeXlsx(table: Table, name: string, maxRows = maxSheetRows): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const rows = new RowsOfSheets(table, maxRows);
  let sheets = 0;
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  const finish = () => {
    add('xl/workbook.xml', workbookXml(name, sheets));
    add('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
    zip.end();
  };
  const addSheet = () => {
    sheets += 1;
    zip.addReadStreamLazy(sheetPath(sheets), { compressionLevel }, (give) => {
      const pieces = rows.sheet((isLast) => (isLast ? finish() : addSheet()));
      const xml = Readable.from(pieces, { objectMode: false });
      xml.once('error', (error) => output.destroy(error));
      output.once('close', () => xml.destroy());
      give(null, xml);
    });
  };
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => rows.end());
  add('[Content_Types].xml', contentTypes);
  add('_rels/.rels', packageRelations);
  add('xl/styles.xml', styles);
  addSheet();
  return output;
}
