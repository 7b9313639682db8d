import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import { appendAudit } from '#server/features/audit/audit.service';
import { AppError, throwFieldError } from '#server/platform/errors';
import type { CellFaults } from '#server/platform/sheets/sheet';
import type { Viewer } from '#server/platform/access/viewer';
import { checkOn } from './check-import';
import { countsJson, revokesProCount } from './checked-counts';
import type { DataImportEntity } from '../data-import.entity';
import { DataImportRowEntity } from '../data-import-row.entity';
import type { CorrectImportRowInput, CorrectImportRowPayload } from '../import.input';
import { requireSheet, withImport } from '../import-steps';
import { selectRow } from '../imports.queries';
import { evaluate } from '../kinds/evaluate';
import type { KindOfImport } from '../kinds/kind';
import { kindOf } from '../kinds/kinds';
import { batchSize } from './next-rows';
import { storedCell, maxCellLength, matchedOf, parseRow, writeParsed } from '../reading/parse-row';

type Sent = CorrectImportRowInput['values'];

/** Returns the cells of a row with the sent ones replaced. */
function correctedCells({ columns }: DataImportEntity, cells: readonly string[], sent: Sent): string[] {
  const corrected = columns.map((_column, index) => cells[index] ?? '');
  for (const [place, { field, value }] of sent.entries()) {
    const index = columns.findIndex((column) => column.field === field);
    if (index < 0)
      throwFieldError(`values.${place}.field`, 'No column of the file is imported as this field.');
    if (value.length > maxCellLength)
      throwFieldError(`values.${place}.value`, `Enter at most ${maxCellLength} characters.`);
    corrected[index] = storedCell(value);
  }
  return corrected;
}

/** Returns the faults of cells without a corrected value, because their texts still differ from the sheet. */
function remainingFaults(
  { columns }: DataImportEntity,
  faults: CellFaults | null,
  sent: Sent,
): CellFaults | null {
  const fields = new Set<string | null>(sent.map(({ field }) => field));
  const remaining = Object.entries(faults ?? {}).filter(
    ([index]) => !fields.has(columns[Number(index)]!.field),
  );
  return remaining.length > 0 ? Object.fromEntries(remaining) : null;
}

/** Rejects those of the rows that duplicate another row that isn't rejected. */
async function rejectDuplicates(
  manager: EntityManager,
  id: string,
  lines: readonly number[],
  { keys }: KindOfImport,
): Promise<void> {
  for (const [field, key] of Object.entries(keys))
    await manager.query(
      `with said as (select line, ${key} as key from data_import_row r
         where import_id = $1 and line = any($2::int[]) and outcome <> 'reject')
       update data_import_row c set outcome = 'reject', changes = '{}', reasons = jsonb_build_array(jsonb_build_object(
         'code', 'DUPLICATE', 'field', $3::text, 'value', null, 'line', o.first))
       from (select said.line, min(r.line) as first from data_import_row r, said
         where r.import_id = $1 and r.line <> said.line and r.outcome <> 'reject' and ${key} = said.key
           and (r.line < said.line or r.line <> all($2::int[])) group by said.line) o
       where c.import_id = $1 and c.line = o.line`,
      [id, lines, field],
    );
}

/** Evaluates the rows that depend on a corrected one. Returns false if there are too many for one request. */
async function evaluateHanging(
  manager: EntityManager,
  id: string,
  line: number,
  kind: KindOfImport,
  actor: AuditActor,
): Promise<boolean> {
  if (kind.dependsOn === undefined) return true;
  const [opened]: [{ line: number }[], number] = await manager.query(
    `update data_import_row r set outcome = null, reasons = '[]' from data_import_row c
     where r.import_id = $1 and c.import_id = $1 and c.line = $2 and c.outcome <> 'reject'
       and ${kind.dependsOn} returning r.line`,
    [id, line],
  );
  if (opened.length === 0) return true;
  if (opened.length > batchSize) {
    await checkOn(manager, id, opened.length);
    return false;
  }
  const lines = opened.map((row) => row.line);
  const [from, to] = [lines.reduce((a, b) => Math.min(a, b)), lines.reduce((a, b) => Math.max(a, b))];
  await evaluate(manager, kind, { importId: id, from, to }, actor);
  await rejectDuplicates(manager, id, lines, kind);
  return true;
}

/** Evaluates what depends on all rows. */
async function sumUp(manager: EntityManager, id: string, kind: KindOfImport): Promise<void> {
  await kind.afterAll?.(manager, id);
  await manager.query(
    `update data_import set counts = ${countsJson}, revokes_pro = ${revokesProCount} where id = $1`,
    [id],
  );
}

/**
 * Corrects cells of a rejected row of a checked import and evaluates it again; audited. If many rows depend on it, the
 * import is checked again. Throws NOT_FOUND if the row doesn't exist, CONFLICT if it isn't rejected, and BAD_USER_INPUT
 * for a field without a column.
 */
export async function correctRow(
  viewer: Viewer,
  { id, line, values }: CorrectImportRowInput,
): Promise<CorrectImportRowPayload> {
  const changed = await withImport(viewer, id, ['checked'], async ({ manager, held, actor }) => {
    requireSheet(held);
    const row = await manager.findOneBy(DataImportRowEntity, { importId: held.id, line });
    if (!row) throw new AppError('NOT_FOUND');
    if (row.outcome !== 'reject') throw new AppError('CONFLICT', 'Only a rejected row can be corrected.');
    const cells = correctedCells(held, row.cells, values);
    const faults = remainingFaults(held, row.faults, values);
    const parsed = parseRow(cells, await matchedOf(held.columns, held.reading), faults);
    await writeParsed(manager, held.id, [{ line, cells, faults, ...parsed }]);
    const kind = kindOf(held.kind);
    await evaluate(manager, kind, { importId: held.id, from: line, to: line }, actor);
    await rejectDuplicates(manager, held.id, [line], kind);
    if (await evaluateHanging(manager, held.id, line, kind, actor)) await sumUp(manager, held.id, kind);
    await appendAudit(manager, {
      action: 'edit',
      actor,
      targetKind: 'import',
      targetId: held.id,
      outcome: 'row_corrected',
      changes: { row: [null, line] },
    });
  });
  return { import: changed, row: (await selectRow(changed.id, line))! };
}
