import { FormattedMessage } from 'react-intl';

/** The reason why a file couldn't be read, as the server returns it. */
export interface SheetFault {
  /** The reason why a sheet was rejected. Null for other errors. */
  reason: string | null;
  line: number | null;
  rows: number | null;
  columns: number | null;
  /** The server's message in English. */
  message: string;
}

const messages: Record<string, string> = {
  empty: 'sheet.empty',
  too_large: 'sheet.tooLarge',
  not_text: 'sheet.notText',
  mixed_encoding: 'sheet.mixedEncoding',
  open_quote: 'sheet.openQuote',
  row_too_long: 'sheet.rowTooLong',
  broken_csv: 'sheet.brokenCsv',
  cell_too_long: 'sheet.cellTooLong',
  too_many_columns: 'sheet.tooManyColumns',
  too_many_rows: 'sheet.tooManyRows',
  old_workbook: 'sheet.oldWorkbook',
  encrypted: 'sheet.encrypted',
  broken_workbook: 'sheet.brokenWorkbook',
  no_sheet: 'sheet.noSheet',
  zip_bomb: 'sheet.zipBomb',
  entities: 'sheet.entities',
};

/** Shows why a CSV file or workbook couldn't be read, in the person's language if there is a message. */
export function SheetProblem({ fault: { reason, message, line, rows, columns } }: { fault: SheetFault }) {
  const id = messages[reason ?? ''];
  if (!id) return <span lang="en">{message}</span>;
  return <FormattedMessage id={id} values={{ line: line ?? 0, rows: rows ?? 0, columns: columns ?? 0 }} />;
}
