import type { EntityManager } from 'typeorm';
import { currentSettings } from '#server/features/settings/settings.service';
import type { CellFaults } from '#server/platform/sheets/sheet';
import type { StoredColumn, StoredReading } from '../data-import.entity';
import { foldText } from '../kinds/fold-text';
import { parserOf } from '../kinds/parse';
import { onlyDateOrder } from '../kinds/slash-dates';
import type { DateOrder } from './date-order.enum';
import type { Parsed } from '../kinds/parse-numbers';
import { tidy } from './read-import';
import type { Reason } from '../checking/reasons';

/** Maximum stored characters of a cell. */
export const maxCellLength = 2000;

/** A column mapped to a field. */
export interface Matched {
  index: number;
  field: string;
  parse: (text: string) => Parsed;
}

const wordsOf = ({ words }: StoredColumn): ReadonlyMap<string, string> =>
  new Map(words.flatMap(({ word, means }) => (means === null ? [] : [[foldText(word), means]])));

/** Returns the order of dates in a column; null if it must be selected. */
export const dateOrderOf = (
  { slashDates }: StoredColumn,
  selected: DateOrder | null | undefined,
): DateOrder | null => selected ?? (slashDates ? onlyDateOrder(slashDates) : 'day_month');

/** Returns the columns that become fields, with their parsers. */
export async function matchedOf(
  columns: readonly StoredColumn[],
  { selected }: StoredReading,
): Promise<Matched[]> {
  const { timezone } = await currentSettings();
  return columns.flatMap((column, index) => {
    const { field, areWhole = false } = column;
    if (field === null) return [];
    const dateOrder = dateOrderOf(column, selected?.dateOrder);
    return [{ index, field, parse: parserOf(field, wordsOf(column), { areWhole, dateOrder, timezone }) }];
  });
}

/** Returns the stored text of a cell. */
export const storedCell = (cell: string): string => tidy(cell).slice(0, maxCellLength);

const maxNameLength = 100;

/** Joins first and last name from separate columns if the row has no other name. */
function joinName(values: Record<string, string>, reasons: Reason[]): void {
  const { name, firstName = '', lastName = '' } = values;
  if (name !== undefined || (firstName === '' && lastName === '')) return;
  values['name'] = `${firstName} ${lastName}`.trim();
  if ([...values['name']].length > maxNameLength)
    reasons.push({ code: 'TOO_LONG', field: 'name', value: values['name'].slice(0, 100), line: null });
}

/** Returns the values of a row by field, and the reasons why it is rejected. `faults` are those of its cells. */
export function parseRow(cells: readonly string[], matched: readonly Matched[], faults: CellFaults | null) {
  const values: Record<string, string> = {};
  const reasons: Reason[] = [];
  for (const { index, field, parse } of matched) {
    const text = cells[index] ?? '';
    if (text === '') continue;
    const fault = faults?.[index];
    const parsed = fault ? { code: fault } : parse(text);
    if ('value' in parsed) values[field] = parsed.value;
    else {
      values[field] = text.slice(0, 300);
      reasons.push({ code: parsed.code, field, value: text.slice(0, 100), line: null });
    }
  }
  joinName(values, reasons);
  return { values, reasons };
}

/** The cells of a stored row. */
export interface RowCells {
  line: number;
  cells: readonly string[];
  faults: CellFaults | null;
}

/** Updates corrected rows of an import and marks them for evaluation. */
export async function writeParsed(
  manager: EntityManager,
  importId: string,
  rows: readonly (RowCells & ReturnType<typeof parseRow>)[],
): Promise<void> {
  await manager.query(
    `update data_import_row r set corrected = true, cells = c.cells, faults = c.faults, "values" = c."values", reasons = c.reasons,
       outcome = case when jsonb_array_length(c.reasons) > 0 then 'reject' end, changes = '{}', refs = '{}', target_id = null
     from jsonb_to_recordset($2::jsonb) as c (line int, cells text[], faults jsonb, "values" jsonb, reasons jsonb)
     where r.import_id = $1 and r.line = c.line`,
    [importId, JSON.stringify(rows)],
  );
}
