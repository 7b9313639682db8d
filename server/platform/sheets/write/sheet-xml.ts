import { columnName } from './column-name';
import type { Row, TableColumn } from './table';
import { xmlText } from './xml-text';

const day = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

// Indexes of the styles in styles.xml.
const headingStyle = ' s="1"';
const momentStyle = ' s="2"';

const textCell = (place: string, text: string, style = ''): string =>
  text === ''
    ? ''
    : `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const numberCell = (place: string, value: number, style = ''): string =>
  `<c r="${place}"${style}><v>${value}</v></c>`;

const offset = /[+-]\d\d:\d\d$/;

/** Returns the XML of a cell. An instant is written as its local day number, because workbooks have no time zones. */
function cellXml(place: string, cell: string | number, isMoment: boolean): string {
  if (typeof cell === 'number' && Number.isFinite(cell)) return numberCell(place, cell);
  const moment = isMoment ? Date.parse(String(cell).replace(offset, 'Z')) : NaN;
  if (Number.isNaN(moment)) return textCell(place, String(cell));
  return numberCell(place, (moment - dayZero) / day, momentStyle);
}

/** Returns functions that write the rows of a sheet with these columns. */
export function sheetWriter(columns: readonly TableColumn[]) {
  const letters = columns.map((_, at) => columnName(at + 1));
  const widths = columns.map(({ isMoment }, at) => {
    const width = isMoment ? 24 : 18;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const headings = columns.map(({ heading }, at) => textCell(`${letters[at]!}1`, heading, headingStyle));
  return {
    /** The start of the sheet, with the headings in a frozen row. */
    start:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
      '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
      `</sheetView></sheetViews>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}` +
      `<sheetData><row r="1">${headings.join('')}</row>`,
    row: (row: Row, number: number): string => {
      const cells = columns.map(({ isMoment = false }, at) =>
        cellXml(`${letters[at]!}${number}`, row[at] ?? '', isMoment),
      );
      return `<row r="${number}">${cells.join('')}</row>`;
    },
    /** Returns the end of a sheet with that many rows, including a filter on the headings. */
    end: (rows: number): string =>
      `</sheetData>${columns.length > 0 ? `<autoFilter ref="A1:${letters.at(-1)!}${rows}"/>` : ''}</worksheet>`,
  };
}
