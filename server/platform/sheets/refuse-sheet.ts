import { AppError } from '../errors';
import { largestSheet, longestCell, mostColumns, mostRows } from './sheet';

const count = (value: unknown): string => Number(value).toLocaleString('en');

type Facts = Readonly<Record<string, number>>;

// The words in the three languages are the client's, by the same reasons: client/ui/sheet-problem.tsx.
const sentences = {
  empty: () => 'The file is empty.',
  too_large: () => `The file is larger than ${largestSheet / 1024 / 1024} MB; split it.`,
  not_text: () => 'The file is neither text nor a workbook. Save it as CSV or .xlsx and try again.',
  mixed_encoding: () => 'The file begins as UTF-8 and goes on as something else. Save it as CSV UTF-8.',
  open_quote: ({ line }) =>
    `The quotation mark that opens in the row of line ${count(line)} is never closed.`,
  row_too_long: ({ line }) => `The row that begins in line ${count(line)} has no end that could be found.`,
  broken_csv: ({ line }) => `The row that begins in line ${count(line)} cannot be read.`,
  cell_too_long: ({ line }) => `A cell in row ${count(line)} has more than ${count(longestCell)} characters.`,
  too_many_columns: ({ line, columns }) =>
    `Row ${count(line)} has ${count(columns)} columns; there may be ${count(mostColumns)}.`,
  too_many_rows: ({ rows }) =>
    `The file has ${count(rows)} rows of data; there may be ${count(mostRows)}. Split it.`,
  old_workbook: () => 'The file is an old workbook (.xls). Save it as .xlsx and try again.',
  encrypted: () => 'The workbook is protected by a password. Save it without one and try again.',
  broken_workbook: () => 'The file is not a whole .xlsx workbook. Open it, save it as .xlsx and try again.',
  no_sheet: () => 'The workbook has no sheet that is shown.',
  zip_bomb: () => 'The workbook unpacks to far more than its size; it is not opened.',
  entities: () => 'The workbook declares entities, as no spreadsheet does; it is not opened.',
} satisfies Record<string, (facts: Facts) => string>;

export type SheetReason = keyof typeof sentences;

/** Refuses a file as BAD_USER_INPUT: the reason and where it is in the details, a sentence in English as the message. */
export function refuseSheet(reason: SheetReason, facts: Facts = {}): never {
  throw new AppError('BAD_USER_INPUT', sentences[reason](facts), { reason, ...facts });
}
