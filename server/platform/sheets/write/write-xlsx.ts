import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { mostRows } from '../sheet';
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

// A piece for each row would cost more than the row.
const pieceLength = 64 * 1024;

// XML of rows is small by the quickest way of packing; a better one takes the processor from whoever else asks for something.
const compressionLevel = 1;

/** Rows of which as many are taken as a sheet can hold. */
class RowsOfSheets {
  private readonly rows: AsyncIterator<Row>;
  private readonly writer: ReturnType<typeof sheetWriter>;
  private next: IteratorResult<Row> | undefined;

  constructor(table: Table) {
    this.rows = table.rows[Symbol.asyncIterator]();
    this.writer = sheetWriter(table.columns);
  }

  /** The XML of the next sheet; `onEnd` hears before its end whether rows are left. */
  async *sheet(onEnd: (isLast: boolean) => void): AsyncGenerator<string, void> {
    let piece = this.writer.start;
    let count = 1;
    let next = this.next ?? (await this.rows.next());
    while (!next.done && count < mostRows) {
      count += 1;
      piece += this.writer.row(next.value, count);
      if (piece.length > pieceLength) {
        yield piece;
        piece = '';
      }
      next = await this.rows.next();
    }
    this.next = next;
    onEnd(next.done === true);
    yield piece + this.writer.end(count);
  }

  end(): void {
    void this.rows.return?.();
  }
}

/**
 * A table as an .xlsx workbook of that name: numbers as numbers, moments as dates, all else as texts, which no spreadsheet
 * takes for formulas; a further sheet where one is full. What fails ends it with the error.
 */
export function writeXlsx(table: Table, name: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const rows = new RowsOfSheets(table);
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
      const xml = Readable.from(rows.sheet((isLast) => (isLast ? finish() : addSheet())));
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
