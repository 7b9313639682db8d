import { AppError } from '../errors';
import { largestSheet, maxCellLength, maxColumns, maxSheetRows } from './sheet';

const count = (value: unknown): string => Number(value).toLocaleString('en');

type Details = Readonly<Record<string, number>>;

// The client has these messages in three languages under the same reasons: client/ui/files/sheet-problem.tsx.
const sentences = {
  empty: () => 'The file is empty.',
  too_large: () => `The file is larger than ${largestSheet / 1024 / 1024} MB. Split it into several files.`,
  not_text: () => 'This isn’t a CSV file or a workbook. Save it as .csv or .xlsx and try again.',
  mixed_encoding: () => 'Only part of the file is encoded as UTF-8. Save it as CSV UTF-8 and try again.',
  open_quote: ({ line }) => `A quotation mark in the row on line ${count(line)} is never closed.`,
  row_too_long: ({ line }) => `We can’t find the end of the row that starts on line ${count(line)}.`,
  broken_csv: ({ line }) => `We can’t read the row that starts on line ${count(line)}.`,
  cell_too_long: ({ line }) =>
    `A cell in row ${count(line)} has more than ${count(maxCellLength)} characters.`,
  too_many_columns: ({ line, columns }) =>
    `Row ${count(line)} has ${count(columns)} columns. The maximum is ${count(maxColumns)}.`,
  too_many_rows: ({ rows }) =>
    `The file has ${count(rows)} rows of data. The maximum is ${count(maxSheetRows)}. Split it into several files.`,
  old_workbook: () => 'This is an old workbook (.xls). Save it as .xlsx and try again.',
  encrypted: () => 'The workbook is password-protected. Save it without a password and try again.',
  broken_workbook: () =>
    'This .xlsx workbook is damaged or incomplete. Open it in Excel, save it as .xlsx and try again.',
  no_sheet: () => 'The workbook has no visible sheet.',
  zip_bomb: () => 'The workbook is far larger than it looks once unpacked, so we can’t open it.',
  entities: () =>
    'The workbook contains entity declarations, so we can’t open it. Save it again in Excel as .xlsx.',
} satisfies Record<string, (details: Details) => string>;

export type SheetReason = keyof typeof sentences;

/** Throws BAD_USER_INPUT with the reason and place in its details and an English message. */
export function rejectSheet(reason: SheetReason, details: Details = {}): never {
  throw new AppError('BAD_USER_INPUT', sentences[reason](details), { reason, ...details });
}
